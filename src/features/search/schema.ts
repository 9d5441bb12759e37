/** Schema of the suggestions and synonyms of search. */
import { fields, singleton } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import { stringList } from '../../cms/fields/fields.ts';
import { routeSelect } from '../../cms/fields/link.ts';

const bestSelling = fields.conditional(
  fields.select({
    label: 'Kind',
    defaultValue: 'category',
    options: [
      { value: 'category', label: 'A category' },
      { value: 'product', label: 'A product' },
    ],
  }),
  {
    category: relationship({ label: 'Category', collection: 'categories', validation: { isRequired: true } }),
    product: relationship({ label: 'Product', collection: 'products', validation: { isRequired: true } }),
  },
);

export const search = singleton({
  label: 'Search',
  path: 'content/search',
  schema: {
    suggestions: stringList('Initial suggestions', 'A new visitor sees them as recent searches.'),
    bestSelling: fields.array(bestSelling, {
      label: 'Best selling',
      itemLabel: (item) => `${item.discriminant}: ${item.value.value ?? ''}`,
    }),
    noResultsLink: routeSelect('Link target when nothing was found'),
    synonyms: fields.array(stringList('Synonyms'), {
      label: 'Synonyms',
      description: 'A search for one word of a line also finds the other words.',
      itemLabel: (line) => line.elements.map((word) => word.value).join(', '),
    }),
  },
});
