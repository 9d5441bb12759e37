/** Building blocks of the field kinds, as editors see them. */
import { fields } from '@keystatic/core';
import { integer, number } from '../../cms/bridge/fields.ts';
import { requiredText, requireText } from '../../cms/fields/fields.ts';
import { MAX_NUMBER } from '../../lib/text/normalize.ts';
import { AUTOCOMPLETES, OPTION_SOURCES } from './field-options.ts';

export const choice = <const Value extends string>(label: string, value: Value) => ({ label, value });

/** The key of an answer or a consent. */
export const key = () =>
  fields.text({
    label: 'Key',
    description:
      'The answer is stored and delivered under this name, for example phone or unit. Do not change it once the form is in use.',
    validation: {
      isRequired: true,
      pattern: {
        regex: /^[a-z][a-zA-Z0-9]*$/,
        message: 'Key must start with a lower-case letter and contain only letters and digits',
      },
    },
  });

const COMMON = {
  key: key(),
  heading: fields.text({ label: 'Heading above', description: 'It begins a new group of fields.' }),
  label: requiredText('Label'),
  help: fields.text({ label: 'Help text', description: 'It is shown below the field.' }),
  required: fields.checkbox({ label: 'Required' }),
  halfWidth: fields.checkbox({
    label: 'Half width',
    description: 'Two such fields are shown side by side on wide screens.',
  }),
  personal: fields.checkbox({
    label: 'Personal',
    description: 'The answer is never published: only the operator and the people that it was sent to see it.',
  }),
  errorMessage: fields.text({
    label: 'Error message',
    description: 'It replaces the default messages in “Labels: forms”.',
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
  integer({ label, defaultValue: value, validation: { isRequired: true, min: 1 } });

export const browseLabel = () =>
  fields.text({
    label: 'Button: choose files',
    description: 'It replaces the default text in “Labels: forms”.',
  });

export const slotLabels = () =>
  fields.array(fields.text({ label: 'Name', validation: requireText('Name') }), {
    label: 'Picture names, in order',
    description: 'Examples: Front, Back. Without names, the first picture is the main picture.',
    itemLabel: ({ value }) => value,
  });

export const variantField = <const Value extends string>(options: readonly { value: Value | 'box'; label: string }[]) =>
  fields.select({ label: 'Appearance', defaultValue: 'box', options });

export const boundField = (label: string) =>
  number({
    label,
    description: 'Leave it empty for no limit.',
    validation: { min: -MAX_NUMBER, max: MAX_NUMBER },
  });

export const autocomplete = () =>
  fields.select({
    label: 'Autofill in the browser',
    defaultValue: 'off',
    options: AUTOCOMPLETES.map((value) => choice(value === 'off' ? 'nothing' : value.replaceAll('-', ' '), value)),
  });

export const options = () =>
  fields.conditional(
    fields.select({
      label: 'Options',
      defaultValue: 'list',
      options: [choice('List in this form', 'list'), ...OPTION_SOURCES.map(({ label, value }) => choice(label, value))],
    }),
    {
      list: fields.array(
        fields.object(
          {
            value: fields.text({
              label: 'Key',
              description: 'The key is delivered with the answer. Use lower-case letters, digits and hyphens.',
              validation: {
                isRequired: true,
                pattern: {
                  regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
                  message: 'Key must contain only lower-case letters, digits and single hyphens',
                },
              },
            }),
            label: requiredText('Label'),
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
