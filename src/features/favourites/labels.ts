/** Schema of the labels of favourites. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const favouriteLabels = labelGroup({
  key: 'favourites',
  label: 'favourites',
  previewUrl: ROUTES.favourites,
  schema: {
    add: messageField('Accessible name of the heart', ['name']),
    title: requiredText('Title'),
    text: longText('Text below the title'),
    seen: requiredText('Heading of recently viewed entries'),
    popular: requiredText('Heading of products that many people rated'),
    empty: fields.object(
      { title: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
      { label: 'Empty list' },
    ),
    failure: fields.object({ text: longText('Text'), retry: requiredText('Button') }, { label: 'Loading error' }),
    noScript: longText('Message without JavaScript'),
  },
});

export type FavouriteLabels = LabelsOf<typeof favouriteLabels>;
