/** Labels of the search panel and the page of results. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const box = fields.object(
  {
    label: requiredText('Accessible name of the box'),
    filter: requiredText('Button: filter'),
    close: requiredText('Button: close'),
  },
  { label: 'Search box', layout: [4, 4, 4] },
);

const recent = fields.object(
  {
    heading: requiredText('Heading'),
    clear: requiredText('Button: clear all'),
    forget: messageField('Button: remove one search', ['search']),
    failed: longText('Message when clearing fails'),
  },
  { label: 'Recent searches' },
);

const kinds = fields.object(
  {
    products: requiredText('Products'),
    stores: requiredText('Stores'),
    services: requiredText('Services'),
    jobs: requiredText('Jobs'),
    projects: requiredText('Projects'),
    markets: requiredText('Markets and rates'),
    posts: requiredText('Community posts'),
    help: requiredText('Help and legal pages'),
  },
  { label: 'Names of the groups', layout: [3, 3, 3, 3, 3, 3, 3, 3] },
);

const allOf = (name: string) => pluralField(`Link: all ${name}`, ['count']);

const all = fields.object(
  {
    products: allOf('products'),
    stores: allOf('stores'),
    services: allOf('services'),
    jobs: allOf('jobs'),
    projects: allOf('projects'),
    markets: allOf('markets and rates'),
    posts: allOf('community posts'),
    help: allOf('help and legal pages'),
  },
  { label: 'Links to all results of a group' },
);

const results = fields.object(
  {
    offline: requiredText('Message while the browser has no network'),
    count: pluralField('Number of results', ['count']),
    none: requiredText('No results'),
    all: pluralField('Link: all results', ['count']),
    apply: pluralField('Button: show the filtered results', ['count']),
    showing: messageField('Message when the search was corrected', ['words']),
    instead: messageField('Link: search for the original words', ['words']),
    from: messageField('Lowest price', ['price']),
    free: requiredText('Text for a price of 0'),
    verified: requiredText('Badge'),
    own: requiredText('Badge of the visitor’s own products'),
    loading: requiredText('Message while loading'),
  },
  { label: 'Results' },
);

/** Labels of the filters that exist only in search. Other filters use the labels of the category lists. */
const facets = fields.object(
  {
    kind: requiredText('Type'),
    category: requiredText('Category'),
    verified: requiredText('Badge'),
    verifiedOnly: requiredText('Option: verified only'),
    unlisted: messageField('Text for an unknown filter value in the URL', ['name']),
    more: messageField('Button: show more values', ['count']),
  },
  { label: 'Filter' },
);

const screen = fields.object(
  {
    title: requiredText('Title without a search'),
    found: messageField('Title with a search', ['words']),
    text: longText('Description', 'Search engines and shared links use it.'),
    sort: requiredText('Order of the results'),
    relevance: requiredText('Best match first'),
    priceAsc: requiredText('Lowest price first'),
    priceDesc: requiredText('Highest price first'),
    rating: requiredText('Best rating first'),
  },
  { label: 'Page of results' },
);

const noResults = fields.object(
  {
    title: messageField('Heading', ['words']),
    withoutWords: requiredText('Heading of a search with filters only'),
    text: longText('Suggestions'),
    categories: requiredText('Text before the categories'),
    action: requiredText('Link text'),
  },
  { label: 'No results' },
);

const failure = fields.object(
  { text: longText('Message'), retry: requiredText('Button: try again') },
  { label: 'Loading error' },
);

const noScript = fields.object(
  {
    text: longText('Text'),
    stores: requiredText('Heading of the stores'),
    help: requiredText('Link text: Help Center'),
  },
  { label: 'Without JavaScript (fallback)' },
);

export const searchLabels = labelGroup({
  key: 'search',
  label: 'search',
  previewUrl: ROUTES.search,
  schema: {
    box,
    recent,
    best: requiredText('Heading of best-selling entries'),
    categories: requiredText('Heading of the categories in the panel'),
    kinds,
    all,
    results,
    facets,
    screen,
    noResults,
    failure,
    noScript,
  },
});

export type SearchLabels = LabelsOf<typeof searchLabels>;
