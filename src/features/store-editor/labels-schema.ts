/** Schema of the labels of the store editor and the store preview. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { messageField } from '../../cms/fields/message-field.ts';

const row = fields.object({
  label: requiredText('Name'),
  needs: longText('What it needs, or why it is not there'),
  link: fields.conditional(
    fields.select({
      label: 'Leads',
      defaultValue: 'nowhere',
      options: [
        { value: 'nowhere', label: 'nowhere' },
        { value: 'elsewhere', label: 'to another page' },
        { value: 'field', label: 'to a field of this form' },
      ],
    }),
    {
      nowhere: fields.empty(),
      elsewhere: linkField('Leads to'),
      field: requiredText('Key of the field', 'As in photos.'),
    },
  ),
});

export const storeEditorLabels = singleton({
  label: 'Labels: the store editor',
  path: 'content/labels/en/store-editor',
  schema: {
    completeness: fields.object(
      {
        heading: requiredText('Heading'),
        count: messageField('How far it is', ['done', 'count']),
        missing: messageField('What is still to add', ['names']),
        complete: requiredText('When nothing is left'),
        page: requiredText('Link to the page of the store, once it is published'),
      },
      { label: 'Completeness' },
    ),
    manage: fields.object(
      {
        heading: requiredText('Heading'),
        rows: fields.array(row, { label: 'Rows', itemLabel: (item) => item.fields.label.value }),
      },
      { label: 'What else belongs to a store' },
    ),
    own: fields.object(
      {
        title: requiredText('Title'),
        text: longText('Line below it'),
        mark: requiredText('Badge', 'Says that only this device has it.'),
        edit: requiredText('Button: edit'),
        offers: requiredText('Heading of the offers'),
        photos: requiredText('Heading of the pictures'),
        photo: messageField('What a picture shows, for those who do not see it', ['name', 'number']),
        banner: messageField('The same for the banner', ['name']),
        videos: requiredText('Heading of the videos'),
        video: messageField('Name of a video', ['name', 'number']),
        unreadHours: messageField('When it cannot be told from the hours whether it is open', ['lines']),
        emptyContent: fields.object(
          { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
          { label: 'Where offers and pictures would be' },
        ),
        notPublished: fields.object(
          { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
          { label: 'When nothing is published' },
        ),
        noScript: longText('Without JavaScript'),
      },
      { label: 'The page of the own store' },
    ),
  },
});
