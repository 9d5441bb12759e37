/** Schema of the forms. Their fields, order and texts are content; the processing of answers is code, see `actions.ts`. */
import { collection, fields } from '@keystatic/core';
import { longText, entryName, requiredText, requireText } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { ACTION_NAMES } from './action-choices.ts';
import { key } from './field-parts.ts';
import { FIELDS } from './field-schema.ts';
import { getPreviewPath } from '../../routes.ts';

const consent = fields.object({
  key: key(),
  text: requiredText('Text'),
  link: fields.conditional(fields.checkbox({ label: 'Link after the text' }), {
    true: fields.object({ label: requiredText('Link text'), link: linkField('Link target') }),
    false: fields.empty(),
  }),
  required: fields.checkbox({ label: 'Required' }),
  shouldAttachCard: fields.checkbox({
    label: 'Attaches the business card',
    description: 'The visitor’s business card is sent along and shown below the text.',
  }),
});

export const forms = collection({
  label: 'Forms',
  path: 'content/forms/*',
  previewUrl: getPreviewPath('forms', '{slug}'),
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    introduction: longText('Introduction', 'Write one or two sentences. They are shown below the title.'),
    action: fields.select({
      label: 'Action on submit',
      description: 'Each action requires certain fields. The content check names the missing ones.',
      defaultValue: 'contact',
      options: ACTION_NAMES,
    }),
    fields: fields.blocks(FIELDS, { label: 'Fields', validation: { length: { min: 1 } } }),
    consents: fields.array(consent, { label: 'Consents', itemLabel: (item) => item.fields.text.value }),
    submitLabel: requiredText('Button: submit'),
    secondaryAction: fields.conditional(fields.checkbox({ label: 'Second button' }), {
      true: fields.object({ label: requiredText('Button text'), link: linkField('Link target') }),
      false: fields.empty(),
    }),
    nextSteps: fields.array(fields.text({ label: 'Step', validation: requireText('Step') }), {
      label: 'Next steps',
      description: 'The steps are shown beside the form.',
      itemLabel: (item) => item.value,
    }),
    confirmation: fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'After sending' }),
  },
});
