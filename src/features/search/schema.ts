/** Schema of the search labels, the suggestions before anything is typed, and the synonyms. */
import { fields, singleton } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import { longText, requiredText, stringList } from '../../cms/fields/fields.ts';
import { routeSelect } from '../../cms/fields/link.ts';
import { messageField } from '../../cms/fields/message-field.ts';

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

const box = fields.object(
  {
    label: requiredText('Name of the box'),
    filter: requiredText('Button: filter'),
    close: requiredText('Button: close'),
  },
  { label: 'Search box', layout: [4, 4, 4] },
);

const recent = fields.object(
  {
    heading: requiredText('Heading'),
    clear: requiredText('Button: forget all'),
    forget: messageField('Button: forget one', ['search']),
    failed: longText('Where the device did not forget'),
    seed: stringList('Shown until the visitor has searched for something'),
  },
  { label: 'Recent searches' },
);

const best = fields.object(
  {
    heading: requiredText('Heading'),
    entries: fields.array(bestSelling, {
      label: 'Entries',
      itemLabel: (item) => `${item.discriminant}: ${item.value.value ?? ''}`,
    }),
  },
  { label: 'Best selling' },
);

const kinds = fields.object(
  {
    products: requiredText('Products'),
    stores: requiredText('Stores'),
    services: requiredText('Services'),
    jobs: requiredText('Jobs'),
    projects: requiredText('Projects'),
    posts: requiredText('Community posts'),
    help: requiredText('Help and legal pages'),
  },
  { label: 'Names of the groups', layout: [3, 3, 3, 3, 4, 4, 4] },
);

const results = fields.object(
  {
    count: messageField('How many', ['count']),
    one: requiredText('Just one'),
    none: requiredText('Not one'),
    all: messageField('Link to all', ['count']),
    showing: messageField('When a word was corrected', ['words']),
    instead: messageField('Link that takes it back', ['words']),
    from: messageField('Price from', ['price']),
    free: requiredText('When the price is 0'),
    verified: requiredText('Badge'),
    loading: requiredText('While it loads'),
  },
  { label: 'Results' },
);

/** The other facets have the labels of the category lists. */
const facets = fields.object(
  {
    kind: requiredText('Type'),
    category: requiredText('Category'),
    verified: requiredText('Badge'),
    verifiedOnly: requiredText('Only with the badge'),
    unlisted: messageField('A value of the address that the site does not have', ['name']),
    more: messageField('Button: more of a long list', ['count']),
  },
  { label: 'Filter' },
);

const screen = fields.object(
  {
    title: requiredText('Title before anything is searched'),
    found: messageField('Title', ['words']),
    text: longText('Description', 'For search engines and shared links.'),
    sort: requiredText('Order of the results'),
    relevance: requiredText('Best match first'),
    priceAsc: requiredText('Lowest price first'),
    priceDesc: requiredText('Highest price first'),
    rating: requiredText('Best rating first'),
    more: requiredText('Button: more results'),
    shown: messageField('How many are shown', ['shown', 'count']),
  },
  { label: 'Page of results' },
);

const noResults = fields.object(
  {
    title: messageField('Nothing found', ['words']),
    text: longText('What to try'),
    categories: requiredText('Before the categories'),
    link: routeSelect('Another way leads to'),
    linkLabel: requiredText('Text of that link'),
  },
  { label: 'When nothing is found' },
);

const failure = fields.object(
  { text: longText('What is wrong and what to do'), retry: requiredText('Button: try again') },
  { label: 'When search cannot be loaded' },
);

const noScript = fields.object(
  {
    text: longText('Text'),
    stores: requiredText('Heading of the stores'),
    help: requiredText('Link to the help center'),
  },
  { label: 'In browsers without JavaScript' },
);

export const searchLabels = singleton({
  label: 'Search',
  path: 'content/labels/en/search',
  schema: {
    box,
    recent,
    best,
    kinds,
    results,
    facets,
    screen,
    noResults,
    failure,
    noScript,
    synonyms: fields.array(stringList('Words that mean the same'), {
      label: 'Words that mean the same',
      description: 'Whoever types one of a line finds what carries any of the others.',
      itemLabel: (line) => line.elements.map((word) => word.value).join(', '),
    }),
  },
});
