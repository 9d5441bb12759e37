import { collection, fields } from '@keystatic/core';
import { imageField, longText, moneyField, nameField, orderField, paragraphs } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';

/** What is shown above the text of a service. */
const illustration = fields.conditional(
  fields.select({
    label: 'Illustration',
    defaultValue: 'picture',
    options: [
      { value: 'picture', label: 'A picture' },
      { value: 'messages', label: 'Messages, drawn as bubbles' },
    ],
  }),
  {
    picture: imageField('Picture', 'Use a picture of up to 5 MB; it is cropped to three by two.'),
    messages: paragraphs('Messages', 'One line is one message. Two short messages fit.'),
  },
);

export const corporateServices = collection({
  label: 'Corporate services',
  path: 'content/corporate-services/*/',
  previewUrl: ROUTES.corporateService,
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    order: orderField(),
    description: longText('Description', 'One sentence.'),
    includes: paragraphs('Included', 'One line is one item.'),
    price: moneyField('Price', 'The amount is in US dollars; 0 means on request.'),
    perUnit: fields.text({
      label: 'Unit of the price',
      description: 'Examples: newsletter, message. Leave it empty when the price is on request.',
    }),
    illustration,
  },
});
