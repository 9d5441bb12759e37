/** What the kinds of fields are put together from, as editors see it. */
import { fields } from '@keystatic/core';
import { number } from '../../cms/bridge/fields.ts';
import { requiredText } from '../../cms/fields/fields.ts';
import { AUTOCOMPLETES, OPTION_SOURCES } from './field-options.ts';

export const choice = <const Value extends string>(label: string, value: Value) => ({ label, value });

/** The name of an answer or a consent. */
export const key = () =>
  fields.text({
    label: 'Key',
    description:
      'The name under which the answer is kept and delivered, as in phone or unit. Leave it once the form is in use.',
    validation: {
      isRequired: true,
      pattern: {
        regex: /^[a-z][a-zA-Z0-9]*$/,
        message: 'Key must start with a small letter and have letters and digits only',
      },
    },
  });

const COMMON = {
  key: key(),
  label: requiredText('Label'),
  help: fields.text({ label: 'Help', description: 'Shown below the field.' }),
  required: fields.checkbox({ label: 'Must be answered' }),
  halfWidth: fields.checkbox({
    label: 'Half the width',
    description: 'Two such fields stand side by side on wide screens.',
  }),
  errorMessage: fields.text({
    label: 'Words for a wrong answer',
    description: 'Instead of the usual ones, which are in “Labels: forms”.',
  }),
};

type Common = typeof COMMON;

/** A kind of field as editors see it. */
export const kind = <Own extends Parameters<typeof fields.object>[0]>(label: string, own: Own) => ({
  label,
  itemLabel: (item: { fields: { label: { value: string } } }) => `${item.fields.label.value} – ${label.toLowerCase()}`,
  schema: fields.object<Common & Own>({ ...COMMON, ...own }),
});

export const maxField = (label: string, value: number) =>
  fields.integer({ label, defaultValue: value, validation: { isRequired: true, min: 1 } });

export const browseLabel = () =>
  fields.text({
    label: 'Button that chooses',
    description: 'Instead of the usual words, which are in “Labels: forms”.',
  });

export const slotLabels = () =>
  fields.array(fields.text({ label: 'Name', validation: { isRequired: true } }), {
    label: 'Names of several pictures, in order',
    description: 'As in Front and Back. Without names the first is the main picture.',
    itemLabel: ({ value }) => value,
  });

export const variantField = <const Value extends string>(options: readonly { value: Value | 'box'; label: string }[]) =>
  fields.select({ label: 'Looks like', defaultValue: 'box', options });

export const boundField = (label: string) => number({ label, description: 'Empty for none.' });

export const autocomplete = () =>
  fields.select({
    label: 'What a browser may fill in',
    defaultValue: 'off',
    options: AUTOCOMPLETES.map((value) => choice(value === 'off' ? 'nothing' : value.replaceAll('-', ' '), value)),
  });

export const options = () =>
  fields.conditional(
    fields.select({
      label: 'Options',
      defaultValue: 'list',
      options: [
        choice('A list of this form', 'list'),
        ...OPTION_SOURCES.map(({ label, value }) => choice(label, value)),
      ],
    }),
    {
      list: fields.array(
        fields.object(
          {
            value: fields.text({
              label: 'Key',
              description: 'As it is delivered; small letters, digits, hyphens.',
              validation: {
                isRequired: true,
                pattern: {
                  regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
                  message: 'Key: small letters, digits and single hyphens only',
                },
              },
            }),
            label: requiredText('Words'),
          },
          { label: 'Option', layout: [4, 8] },
        ),
        { label: 'Options', itemLabel: (item) => item.fields.label.value, validation: { length: { min: 1 } } },
      ),
      categories: fields.empty(),
      serviceCategories: fields.empty(),
      units: fields.empty(),
    },
  );
