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
    price: moneyField('Price from', 'The amount is in US dollars; 0 means by agreement.'),
    perUnit: fields.text({
      label: 'Unit of the price',
      description: 'Example: message. Leave it empty when the price is for the whole service.',
    }),
  },
});
