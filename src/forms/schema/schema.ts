/** Forms are content: what they ask for, in which order and words. What becomes of an answer is code's, see `actions.ts`. */
import { collection, fields } from '@keystatic/core';
import { longText, entryName, requiredText } from '../../cms/fields/fields.ts';
import { linkField, routeSelect } from '../../cms/fields/link.ts';
import { ACTION_NAMES } from './action-choices.ts';
import { key } from './field-parts.ts';
import { FIELDS } from './field-schema.ts';

const consent = fields.object({
  key: key(),
  text: requiredText('Words'),
  link: fields.conditional(fields.checkbox({ label: 'Link behind it' }), {
    true: fields.object({ label: requiredText('Text of the link'), link: linkField('Leads to') }),
    false: fields.empty(),
  }),
  required: fields.checkbox({ label: 'Must be ticked' }),
});

export const forms = collection({
  label: 'Forms',
  path: 'content/forms/*',
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    introduction: longText('Introduction', 'One or two sentences below the title.'),
    action: fields.select({
      label: 'What becomes of it',
      description: 'Each has fields that it needs; the checks name those that are missing.',
      defaultValue: 'contact',
      options: ACTION_NAMES,
    }),
    fields: fields.blocks(FIELDS, { label: 'Fields', validation: { length: { min: 1 } } }),
    consents: fields.array(consent, { label: 'Consents', itemLabel: (item) => item.fields.text.value }),
    submitLabel: requiredText('Button that sends'),
    secondaryAction: fields.conditional(fields.checkbox({ label: 'Second button' }), {
      true: fields.object({ label: requiredText('Words'), link: routeSelect('Leads to') }, { layout: [6, 6] }),
      false: fields.empty(),
    }),
    nextSteps: fields.array(fields.text({ label: 'Step', validation: { isRequired: true } }), {
      label: 'What happens next',
      description: 'Shown beside the form, step by step.',
      itemLabel: (item) => item.value,
    }),
    confirmation: fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'After sending' }),
  },
});
