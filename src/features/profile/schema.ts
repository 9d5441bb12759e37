import { collection } from '@keystatic/core';
import { longText, money, name, order } from '../../cms/fields/fields.ts';
import { fields } from '@keystatic/core';

export const corporateServices = collection({
  label: 'Corporate services',
  path: 'content/corporate-services/*',
  slugField: 'title',
  schema: {
    title: name('Title'),
    order: order(),
    description: longText('Description'),
    price: money('Price from', 'In US dollars; 0 means by agreement.'),
    per: fields.text({ label: 'Price is for one', description: 'As in message; empty for the whole.' }),
  },
});
