import type { ComponentSchema } from '@keystatic/core';
import { expect, test } from 'vitest';
import config from '../../keystatic.config.ts';
import { TAG, type Tagged } from '@/cms/bridge/fields.ts';
import { checkTextLinks, FORMATTED_TYPES } from './text-links.ts';

type Content = Parameters<typeof checkTextLinks>[0];

const NO_PAGES = {
  stores: [],
  categories: [],
  services: [],
  jobs: [],
  projects: [],
  commodities: [],
  markets: [],
  terms: [],
  privacy: [],
  licenses: [],
};

/** Returns the issues of a text inside an entry. The check reads only a few fields, so the test content has only these. */
function findIssues(text: string, body?: string): string[] {
  const content = {
    ...NO_PAGES,
    helpTopics: [{ id: 'report-a-listing', file: 'content/help/report-a-listing.mdoc', data: {}, body }],
    posts: [
      { id: 'seen', file: '', data: { visibility: 'public' } },
      { id: 'pending', file: '', data: { visibility: 'hidden' } },
    ],
    products: [{ id: 'dates', file: '', data: { store: { id: 'dar' } } }],
    faq: [{ id: 'a', file: 'content/faq/a.yaml', data: { sections: [{ body: text }] } }],
  };
  return [...checkTextLinks(content as unknown as Content)].map(
    ({ file, field, reason }) => `${file} ${field}: ${reason}`,
  );
}

test.each([
  'See [Contact Us](/contact-us) and [the policy](/Privacy&Policy).',
  '[A tab](/findproducts?tab=input), [a part](/your-data#chat), [a topic](/Helpcenter/report-a-listing)',
  '[A product](/ProductPage/dar/dates), [a post](/findproducts/post/seen), [an old address](/wallet/walletMoney)',
  '[Elsewhere](https://shop.example/a), [mail](mailto:a@b.example), [call](tel:+96800000101), [above](#steps)',
  'No link: ](, [x] (y), a](b',
])('accepts %s', (text) => {
  expect(findIssues(text)).toEqual([]);
});

test.each([
  ['/Helpcenter/reported', '“/Helpcenter/reported” leads to no page of the site: correct it'],
  ['/helpcenter', '“/helpcenter” leads to no page of the site: correct it'],
  ['/findproducts/post/pending', '“/findproducts/post/pending” leads to no page of the site: correct it'],
  ['www.shop.example', '“www.shop.example” is not a whole address: begin it with https://, or with / for a page here'],
])('reports the link %s', (address, reason) => {
  expect(findIssues(`See [this](${address}).`)).toEqual([`content/faq/a.yaml sections.0.body: ${reason}`]);
});

test('reports links in the body of a file', () => {
  expect(findIssues('', 'See\n\n[this](/nowhere).')).toEqual([
    'content/help/report-a-listing.mdoc body: “/nowhere” leads to no page of the site: correct it',
  ]);
});

/** Returns whether a field is a formatted text or contains one. */
function hasFormattedText(schema: ComponentSchema): boolean {
  switch (schema.kind) {
    case 'form':
      return (schema as Tagged)[TAG]?.kind === 'richText';
    case 'object':
      return Object.values(schema.fields).some(hasFormattedText);
    case 'array':
      return hasFormattedText(schema.element);
    case 'conditional':
      return Object.values<ComponentSchema>(schema.values).some(hasFormattedText);
    case 'child':
      return false;
  }
}

test('covers all types with formatted texts', () => {
  const types: [string, { schema: Record<string, ComponentSchema> }][] = Object.entries({
    ...config.collections,
    ...config.singletons,
  });
  const formatted = types.filter(([, { schema }]) => Object.values(schema).some(hasFormattedText));
  expect(formatted.map(([name]) => name).sort()).toEqual([...FORMATTED_TYPES].sort());
});
