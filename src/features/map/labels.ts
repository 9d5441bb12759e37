/** Schema of the labels of the map. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const place = fields.object(
  {
    label: requiredText('Select: place'),
    distance: messageField('Distance of an entry', ['km']),
    here: requiredText('Distance of an entry at the same place'),
  },
  { label: 'Place' },
);

const kinds = fields.object(
  {
    label: requiredText('Name of the choice, for screen readers'),
    all: requiredText('Choice: all kinds'),
    vendors: requiredText('Choice: vendors'),
    buyers: requiredText('Choice: buyers'),
    markets: requiredText('Choice: markets'),
    vendor: requiredText('A vendor'),
    buyer: requiredText('A buyer'),
    market: requiredText('A market'),
  },
  { label: 'Kinds' },
);

const list = fields.object(
  {
    heading: requiredText('Heading of the list'),
    shown: pluralField('Number of entries in the list', ['count']),
    none: requiredText('Text of an empty list'),
    wants: messageField('What a buyer looks for', ['categories']),
    chat: messageField('Link to a buyer, for screen readers', ['name']),
  },
  { label: 'List' },
);

export const mapLabels = labelGroup({
  key: 'map',
  label: 'the map',
  previewUrl: ROUTES.map,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    place,
    kinds,
    category: requiredText('Select: category'),
    allCategories: requiredText('Choice: all categories'),
    search: requiredText('Search field'),
    clear: requiredText('Button: remove all filters'),
    list,
    map: messageField('Description of the drawn map', ['count']),
    legend: requiredText('Legend: the number on a pin'),
    note: longText('Note below the map'),
  },
});
