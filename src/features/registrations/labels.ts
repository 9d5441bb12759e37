/** Schema of the labels of the registrations. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const registrationLabels = labelGroup({
  key: 'registrations',
  label: 'registrations',
  previewUrl: ROUTES.registrations,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    back: requiredText('Link back'),
    count: pluralField('Number of registrations', ['count']),
    kinds: fields.object(
      {
        store: requiredText('Store'),
        service: requiredText('Service'),
        project: requiredText('Project'),
        reseller: requiredText('Reseller'),
      },
      { label: 'Kinds', layout: [3, 3, 3, 3] },
    ),
    states: fields.object(
      {
        draft: requiredText('Draft'),
        waiting: requiredText('Reseller without a verified code'),
        confirmed: requiredText('Reseller with a verified code'),
        verified: messageField('Verified', ['date']),
      },
      { label: 'States' },
    ),
    actions: fields.object(
      {
        edit: requiredText('Link: edit'),
        continue: requiredText('Link: continue a draft or an unverified registration'),
        view: requiredText('Link: see a verified registration'),
        of: messageField('Accessible name of a link', ['action', 'name']),
      },
      { label: 'Actions' },
    ),
    sample: requiredText('Mark of a sample'),
    unnamed: requiredText('Name of a draft without a name'),
    unsent: longText('Message when a form has other answers that were not sent'),
    open: requiredText('Link to that form'),
    start: fields.object(
      {
        title: requiredText('Heading'),
        text: longText('Text'),
        store: requiredText('Link: store'),
        service: requiredText('Link: service'),
        project: requiredText('Link: project'),
        reseller: requiredText('Link: reseller'),
      },
      { label: 'New registration' },
    ),
    empty: longText('Message when the list is empty'),
    noScript: longText('Message without JavaScript'),
  },
});

export type RegistrationLabels = LabelsOf<typeof registrationLabels>;
