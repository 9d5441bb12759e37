import { describe, expect, it } from 'vitest';
import {
  endedEvidence,
  checkEvidence,
  checkFilledCategories,
  ratings,
  checkSamples,
  checkStoreCategories,
  checkTiers,
} from './checks.ts';

type Content = Parameters<typeof checkTiers>[0];

/** The checks read a few fields only: a test gives those. */
const content = (parts: Record<string, unknown[]>): Content => ({
  products: [],
  stores: [],
  categories: [],
  services: [],
  reviews: [],
  ...parts,
});

const product = (data: object) => ({ id: 'p', file: 'content/products/p/index.yaml', data });
const fields = (faults: Iterable<{ field: string }>) => [...faults].map((fault) => fault.field);

describe('price tiers', () => {
  const good = {
    moq: 4,
    mq: 4,
    tiers: [
      { quantity: 4, price: 67 },
      { quantity: 24, price: 61.5 },
    ],
  };

  it('are good when quantity rises, price falls, and the MOQ comes first', () => {
    expect(fields(checkTiers(content({ products: [product(good)] })))).toEqual([]);
  });

  it.each([
    ['an MOQ that is no multiple of the MQ', { ...good, mq: 3 }, 'moq'],
    ['a first tier that is not the MOQ', { ...good, moq: 8 }, 'tiers.0.quantity'],
    [
      'a quantity that does not rise',
      { ...good, tiers: [good.tiers[0], { quantity: 4, price: 60 }] },
      'tiers.1.quantity',
    ],
    ['a price that does not fall', { ...good, tiers: [good.tiers[0], { quantity: 24, price: 67 }] }, 'tiers.1.price'],
    [
      'a price that is the same in cents',
      { ...good, tiers: [good.tiers[0], { quantity: 24, price: 66.999 }] },
      'tiers.1.price',
    ],
  ])('refuse %s', (_, data, field) => {
    expect(fields(checkTiers(content({ products: [product(data)] })))).toEqual([field]);
  });
});

describe('categories', () => {
  const stores = [{ id: 's', file: 'content/stores/s/index.yaml', data: { categories: [{ id: 'food' }] } }];
  const of = (category: string) => product({ store: { id: 's' }, category: { id: category } });

  it('of a product must be listed by its store', () => {
    expect(fields(checkStoreCategories(content({ stores, products: [of('food')] })))).toEqual([]);
    expect(fields(checkStoreCategories(content({ stores, products: [of('shoe')] })))).toEqual(['category']);
  });

  it('must not be empty', () => {
    const categories = ['food', 'shoe'].map((id) => ({ id, file: `content/categories/${id}/index.yaml`, data: {} }));
    const faults = [...checkFilledCategories(content({ categories, products: [of('food')] }))];
    expect(faults.map(({ file }) => file)).toEqual(['content/categories/shoe/index.yaml']);
  });
});

describe('evidence', () => {
  const store = (checked: string, until: string) => ({
    id: 's',
    file: 'content/stores/s/index.yaml',
    data: { verified: { discriminant: true, value: { checked, until } } },
  });

  it('must end after it began', () => {
    expect(fields(checkEvidence(content({ stores: [store('2026-01-01', '2027-01-01')] })))).toEqual([]);
    expect(fields(checkEvidence(content({ stores: [store('2026-01-01', '2026-01-01')] })))).toEqual([
      'verified.value.until',
    ]);
  });
});

describe('evidence that has ended', () => {
  const store = (until: string) => ({
    id: 's',
    file: 'content/stores/s/index.yaml',
    data: { verified: { discriminant: true, value: { until } } },
  });
  const at = (until: string) =>
    fields(endedEvidence(content({ stores: [store(until)] }), new Date('2027-02-01T12:00')));

  it('is told from the day after its last', () => {
    expect(at('2027-02-01')).toEqual([]);
    expect(at('2027-01-31')).toEqual(['verified.value.until']);
  });
});

describe('sample entries', () => {
  const entry = (id: string, isSample: boolean) => ({ id, file: `content/x/${id}.yaml`, data: { isSample } });
  const one = [entry('a', true), entry('b', false)];

  it('are exactly one of each kind', () => {
    expect([...checkSamples(content({ stores: one, products: one, services: one }))]).toEqual([]);
    const faults = [
      ...checkSamples(
        content({ stores: one, products: [entry('a', true), entry('b', true)], services: [entry('a', false)] }),
      ),
    ];
    expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/x/b.yaml isSample',
      'content/x/a.yaml isSample',
    ]);
  });
});

describe('ratings', () => {
  const review = (stars: number) => ({
    id: `r${stars}`,
    file: 'content/reviews/r.yaml',
    data: { product: { id: 'p' }, stars },
  });
  const faults = (rating: number, reviewCount: number, ...stars: number[]) =>
    fields(ratings(content({ products: [product({ rating, reviewCount })], reviews: stars.map(review) })));

  it('agree with the reviews that were written', () => {
    expect(faults(4.9, 90, 5)).toEqual([]);
    expect(faults(4.5, 2, 5, 4)).toEqual([]);
    expect(faults(4, 2, 5, 4)).toEqual(['rating']);
    expect(faults(5, 1, 5, 5)).toEqual(['reviewCount']);
  });
});
