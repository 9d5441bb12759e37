/** Fields that many types share. */
import { fields } from '@keystatic/core';
import { date, image, integer, number } from '../bridge/fields.ts';
import { withPartial } from '../labels/partial-fields.ts';

const SLUG = {
  regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  message: 'The slug must consist of lower-case letters, digits and single hyphens',
};

const slug = (label: string, about: string, description?: string) =>
  fields.slug({
    name: { label, validation: { isRequired: true }, ...(description ? { description } : {}) },
    slug: { description: about, validation: { pattern: SLUG } },
  });

/** The name of an entry with a page. Its slug is its folder and the end of its URL. */
export const nameField = (label: string, description?: string) =>
  slug(
    label,
    'The slug is part of the page’s URL. When you change it after the entry is published, enter the old URL under Site → Redirects, if the entry has a page of its own.',
    description,
  );

/** The name of an entry without a page. Its slug is only its folder. */
export const entryName = (label: string, description?: string) =>
  slug(
    label,
    'The slug is the file name; visitors do not see it. Do not change it once other entries refer to this one.',
    description,
  );

/** Returns the rules of a text that must not be empty, which Keystatic alone accepts when it consists of spaces. */
export const requireText = (label: string) => ({
  isRequired: true,
  pattern: { regex: /\S/, message: `${label} must not be empty` },
});

/** A text that must not be empty. As a label, it may be empty in a language that falls back to the default one. */
const text = (label: string, isMultiline: boolean, description?: string) => {
  const options = { label, multiline: isMultiline, ...(description ? { description } : {}) };
  return withPartial(fields.text({ ...options, validation: requireText(label) }), () => fields.text(options));
};

export const requiredText = (label: string, description?: string) => text(label, false, description);

export const longText = (label: string, description?: string) => text(label, true, description);

/** The Arabic name. When it is missing, only the English one is shown. */
export const arabicName = (label: string) =>
  fields.text({ label: `${label} in Arabic`, description: 'It is shown below the English text.' });

/** A phone number, which pages link. */
export const phoneField = () =>
  fields.text({
    label: 'Phone number',
    description: 'Include the country code, for example +968 0000 0101.',
    validation: {
      isRequired: true,
      pattern: {
        regex: /^\+?\d(?:[ -]?\d){6,14}$/,
        message: 'Phone number must have 7 to 15 digits, as in +968 0000 0101',
      },
    },
  });

/** An e-mail address, which pages link. */
export const emailField = () =>
  fields.text({
    label: 'E-mail',
    validation: {
      isRequired: true,
      pattern: {
        regex: /^[^\s@]+@[^\s@]+\.[^\s.@]+$/,
        message: 'E-mail must be one address, as in name@company.example',
      },
    },
  });

/** An amount in US dollars with cents. */
export const moneyField = (label: string, description?: string) =>
  number({
    label,
    description: description ?? 'The amount is in US dollars.',
    decimals: 2,
    validation: { isRequired: true, min: 0 },
  });

export const integerField = (label: string, min: number, description?: string) =>
  integer({ label, validation: { isRequired: true, min }, ...(description ? { description } : {}) });

/** A rating of 0 to 5 stars, as in 4.95. */
export const ratingField = () =>
  number({
    label: 'Rating',
    description: 'Enter 0 to 5 stars, for example 4.95.',
    decimals: 2,
    validation: { isRequired: true, min: 0, max: 5 },
  });

/** A picture with alternative text. */
export const imageField = (label: string, description?: string) =>
  fields.object(
    {
      image: image({
        label: 'Picture',
        description: description ?? 'Use a jpg, png, webp or avif file of up to 5 MB.',
        validation: { isRequired: true },
      }),
      alt: requiredText('Alternative text', 'Describe the picture for people who cannot see it.'),
    },
    { label },
  );

export const stringList = (label: string, description?: string) =>
  fields.array(fields.text({ label: 'Entry', validation: requireText('Entry') }), {
    label,
    itemLabel: (item) => item.value,
    ...(description ? { description } : {}),
  });

/** Sentences shown as a list; at least one. */
export const paragraphs = (label: string, description?: string) =>
  fields.array(fields.text({ label: 'Line', validation: requireText('Line') }), {
    label,
    itemLabel: (item) => item.value,
    validation: { length: { min: 1 } },
    ...(description ? { description } : {}),
  });

/** A calendar day. */
export const dateField = (label: string, description?: string) =>
  date({ label, validation: { isRequired: true }, ...(description ? { description } : {}) });

/** A calendar month, as in 2026-11. */
export const monthField = (label: string) =>
  fields.text({
    label,
    description: 'Example: 2026-11.',
    validation: {
      isRequired: true,
      pattern: { regex: /^\d{4}-(0[1-9]|1[0-2])$/, message: `${label} must be a year and a month as in 2026-11` },
    },
  });

/** Marks the one entry of its type with the sample values of the specification. */
export const sampleFlag = () =>
  fields.checkbox({
    label: 'Sample entry',
    description:
      '/ProductPage and the checks use this entry. Select it for exactly one store, one product and one service.',
  });

export const orderField = () => integerField('Position in the list', 0, 'Entries with smaller numbers come first.');
