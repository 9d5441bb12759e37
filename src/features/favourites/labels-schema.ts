/** The labels of favourites. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

export const favouriteLabels = singleton({
  label: 'Labels: favourites',
  path: 'content/labels/en/favourites',
  schema: {
    add: messageField('Name of the heart', ['name']),
    title: requiredText('Title'),
    text: longText('Line below it'),
    seen: requiredText('Heading of what was looked at last'),
    empty: fields.object(
      { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
      { label: 'When there are none' },
    ),
    failure: fields.object(
      { text: longText('Text'), retry: requiredText('Button') },
      { label: 'When they cannot be loaded' },
    ),
    noScript: longText('Without JavaScript'),
  },
});
