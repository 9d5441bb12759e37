/** Schema of the labels of the store editor and the store preview. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { getTabPath } from '../../routes.ts';

const row = fields.object({
  label: requiredText('Name'),
  needs: longText('Explanation'),
  link: fields.conditional(
    fields.select({
      label: 'Link',
      defaultValue: 'nowhere',
      options: [
        { value: 'nowhere', label: 'none' },
        { value: 'elsewhere', label: 'to another page' },
        { value: 'field', label: 'to a field of this form' },
      ],
    }),
    {
      nowhere: fields.empty(),
      elsewhere: linkField('Link target'),
      field: requiredText('Key of the field', 'Example: photos.'),
    },
  ),
});

export const storeEditorLabels = labelGroup({
  key: 'store-editor',
  label: 'store editor',
  previewUrl: getTabPath('addProject', 'service'),
  schema: {
    completeness: fields.object(
      {
        heading: requiredText('Heading'),
        count: messageField('Progress', ['done', 'count']),
        missing: messageField('Missing parts', ['names']),
        complete: requiredText('Message when the store is complete'),
        page: requiredText('Link to the published store'),
      },
      { label: 'Completeness' },
    ),
    manage: fields.object(
      {
        heading: requiredText('Heading'),
        rows: fields.array(row, { label: 'Rows', itemLabel: (item) => item.fields.label.value }),
      },
      { label: 'Store management' },
    ),
    own: fields.object(
      {
        title: requiredText('Title'),
        text: longText('Text below the title'),
        mark: requiredText('Badge', 'It shows that the store exists only in this browser.'),
        edit: requiredText('Button: edit'),
        offers: requiredText('Heading of the offers'),
        photos: requiredText('Heading of the pictures'),
        photo: messageField('Alternative text of a picture', ['name', 'number']),
        banner: messageField('Alternative text of the banner', ['name']),
        videos: requiredText('Heading of the videos'),
        video: messageField('Name of a video', ['name', 'number']),
        unreadHours: messageField('Message when the opening hours cannot be read', ['lines']),
        emptyContent: fields.object(
          { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
          { label: 'No offers and pictures' },
        ),
        notPublished: fields.object(
          { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
          { label: 'No published store' },
        ),
        noScript: longText('Message without JavaScript'),
      },
      { label: 'Page of the visitor’s store' },
    ),
  },
});

export type CompletenessLabels = LabelsOf<typeof storeEditorLabels>['completeness'];
export type StorePreviewLabels = LabelsOf<typeof storeEditorLabels>['own'];
