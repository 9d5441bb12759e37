/** The structured data of the built files, compared with the requirements of schema.org for each type. */
import type {
  AggregateOffer,
  BreadcrumbList,
  Dataset,
  FAQPage,
  ItemList,
  JobPosting,
  Organization,
  Place,
  Product,
} from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { FILES, PAGES, type BuiltPage } from '../support/build-output.ts';
import { jobs, products as contentProducts, settings } from '../support/content.ts';
import { getElements } from '../support/html.ts';
import { getPageType } from '../support/page-types.ts';

type Leaf<Thing> = Extract<Thing, { '@type': string }>;
type Key<Thing> = Extract<keyof Leaf<Thing>, string>;

/** Property names are checked against the published types: a misspelt one does not compile. */
const NEEDED = {
  Product: ['name', 'description', 'image', 'offers'] satisfies Key<Product>[],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'] satisfies Key<AggregateOffer>[],
  Organization: ['name', 'url', 'logo', 'address'] satisfies Key<Organization>[],
  BreadcrumbList: ['itemListElement'] satisfies Key<BreadcrumbList>[],
  ItemList: ['itemListElement', 'numberOfItems'] satisfies Key<ItemList>[],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
    'baseSalary',
  ] satisfies Key<JobPosting>[],
  FAQPage: ['mainEntity'] satisfies Key<FAQPage>[],
  Dataset: ['name', 'description', 'temporalCoverage', 'distribution'] satisfies Key<Dataset>[],
  Place: ['name', 'geo'] satisfies Key<Place>[],
} as const;

type Thing = { '@type': keyof typeof NEEDED } & Record<string, unknown>;

function getJsonLd(page: BuiltPage): Thing[] {
  return getElements(page)
    .filter(({ name, attributes }) => name === 'script' && attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Thing);
}

const pages = PAGES.map((page) => ({ page, kind: getPageType(page.address), things: getJsonLd(page) }));
const getTypesOn = (kind: string) =>
  new Set(pages.filter((page) => page.kind === kind).map(({ things }) => things.map((thing) => thing['@type']).join()));

describe('structured data', () => {
  it('has a context and the required properties of its type on every page', () => {
    for (const { page, things } of pages) {
      for (const thing of things) {
        expect(thing['@context'], page.address).toBe('https://schema.org');
        expect(Object.keys(thing), page.address).toEqual(expect.arrayContaining([...NEEDED[thing['@type']]]));
      }
    }
  });

  it('has the types of each kind of page', () => {
    expect(getTypesOn('product')).toEqual(new Set(['Product,BreadcrumbList']));
    expect(getTypesOn('store')).toEqual(new Set(['Organization,ItemList']));
    expect(getTypesOn('job')).toEqual(new Set(['JobPosting,BreadcrumbList']));
    expect(getTypesOn('post')).toEqual(new Set(['BreadcrumbList']));
    expect(getTypesOn('trends')).toEqual(new Set(['', 'BreadcrumbList,Dataset', 'BreadcrumbList,Place']));
    expect(getTypesOn('faq')).toEqual(new Set(['FAQPage']));
  });

  it('gives each product the prices of its tiers and absolute addresses', () => {
    for (const { page, kind, things } of pages) {
      const [thing] = things;
      if (kind !== 'product' || !thing) continue;
      const product = contentProducts.find(({ path }) => path === page.address);
      const prices = product?.tiers.map(({ price }) => price) ?? [];
      expect(thing['offers'], page.address).toMatchObject({
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        priceCurrency: 'USD',
      });
      expect(String(thing['image'])).toMatch(new RegExp(`^${settings.address}/`));
    }
  });
});

describe('the structured data of a job', () => {
  it('has its deadline and its salary', () => {
    const found = pages.filter(({ kind }) => kind === 'job');
    expect(found).toHaveLength(jobs.length);
    for (const { page, things } of found) {
      const job = jobs.find(({ path }) => path === page.address);
      expect(things[0], page.address).toMatchObject({
        title: job?.title,
        datePosted: job?.posted,
        validThrough: `${job?.closes ?? ''}T23:59:59`,
        baseSalary: { currency: 'USD', value: { minValue: job?.salary.from, maxValue: job?.salary.to } },
      });
    }
  });
});

describe('the head of a page', () => {
  const getMeta = (page: BuiltPage, property: string) =>
    getElements(page).find(({ name, attributes }) => name === 'meta' && attributes['property'] === property)
      ?.attributes['content'];

  it('has a canonical address, and a picture for shared links that exists', () => {
    const known = new Set(PAGES.map(({ address }) => address));
    const files = new Set(FILES);
    for (const { page } of pages) {
      // A noindex page has no address for search engines.
      if (getElements(page).some(({ attributes }) => attributes['content'] === 'noindex')) continue;
      const canonical = getElements(page).find(({ attributes }) => attributes['rel'] === 'canonical');
      const address = canonical?.attributes['href']?.replace(settings.address, '') ?? '';
      expect(known, page.address).toContain(address === '/' ? '/' : address.replace(/\/$/, ''));
      expect(getMeta(page, 'og:url')).toBe(canonical?.attributes['href']);
      const picture = getMeta(page, 'og:image')?.replace(`${settings.address}/`, '') ?? '';
      expect(files, page.address).toContain(picture);
    }
  });
});
