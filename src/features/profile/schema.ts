import { collection } from '@keystatic/core';
import { longText, moneyField, nameField, orderField } from '../../cms/fields/fields.ts';
import { fields } from '@keystatic/core';

export const corporateServices = collection({
  label: 'Corporate services',
  path: 'content/corporate-services/*',
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    order: orderField(),
    description: longText('Description'),
    price: moneyField('Price from', 'In US dollars; 0 means by agreement.'),
    perUnit: fields.text({ label: 'Price is for one', description: 'As in message; empty for the whole.' }),
  },
});
