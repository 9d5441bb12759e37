import { describe, expect, it } from 'vitest';
import {
  findExpiredEvidence,
  checkDistributions,
  checkEvidence,
  checkFilledCategories,
  checkRatings,
  checkSamples,
  checkStoreCategories,
  checkTiers,
} from './checks.ts';

type Content = Parameters<typeof checkTiers>[0];

/** Builds content with only the fields that the checks read. */
const createContent = (parts: Record<string, unknown[]>): Content => ({
  products: [],
  stores: [],
  categories: [],
  services: [],
  reviews: [],
  ...parts,
});

const createProduct = (data: object) => ({ id: 'p', file: 'content/products/p/index.yaml', data });
const getFields = (issues: Iterable<{ field: string }>) => [...issues].map((issue) => issue.field);

describe('price tiers', () => {
  const good = {
    moq: 4,
    mq: 4,
    tiers: [
      { quantity: 4, price: 67 },
      { quantity: 24, price: 61.5 },
    ],
  };

  it('are valid when quantities rise, prices fall, and the first tier starts at the MOQ', () => {
    expect(getFields(checkTiers(createContent({ products: [createProduct(good)] })))).toEqual([]);
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
    expect(getFields(checkTiers(createContent({ products: [createProduct(data)] })))).toEqual([field]);
  });
});

describe('checkStoreCategories and checkFilledCategories', () => {
  const stores = [{ id: 's', file: 'content/stores/s/index.yaml', data: { categories: [{ id: 'food' }] } }];
  const createProductOf = (category: string) => createProduct({ store: { id: 's' }, category: { id: category } });

  it('report a category that the store does not list', () => {
    expect(getFields(checkStoreCategories(createContent({ stores, products: [createProductOf('food')] })))).toEqual([]);
    expect(getFields(checkStoreCategories(createContent({ stores, products: [createProductOf('shoe')] })))).toEqual([
      'category',
    ]);
  });

  it('report an empty category', () => {
    const categories = ['food', 'shoe'].map((id) => ({ id, file: `content/categories/${id}/index.yaml`, data: {} }));
    const issues = [...checkFilledCategories(createContent({ categories, products: [createProductOf('food')] }))];
    expect(issues.map(({ file }) => file)).toEqual(['content/categories/shoe/index.yaml']);
  });
});

describe('checkEvidence', () => {
  const store = (checked: string, until: string) => ({
    id: 's',
    file: 'content/stores/s/index.yaml',
    data: { verified: { discriminant: true, value: { checked, until } } },
  });

  it('reports evidence that ends before it begins', () => {
    expect(getFields(checkEvidence(createContent({ stores: [store('2026-01-01', '2027-01-01')] })))).toEqual([]);
    expect(getFields(checkEvidence(createContent({ stores: [store('2026-01-01', '2026-01-01')] })))).toEqual([
      'verified.value.until',
    ]);
  });
});

describe('findExpiredEvidence', () => {
  const store = (until: string) => ({
    id: 's',
    file: 'content/stores/s/index.yaml',
    data: { verified: { discriminant: true, value: { until } } },
  });
  const checkUntil = (until: string) =>
    getFields(findExpiredEvidence(createContent({ stores: [store(until)] }), new Date('2027-02-01T12:00')));

  it('warns from the day after the end date', () => {
    expect(checkUntil('2027-02-01')).toEqual([]);
    expect(checkUntil('2027-01-31')).toEqual(['verified.value.until']);
  });
});

describe('checkSamples', () => {
  const createEntry = (id: string, isSample: boolean) => ({ id, file: `content/x/${id}.yaml`, data: { isSample } });
  const one = [createEntry('a', true), createEntry('b', false)];

  it('requires exactly one sample of each type', () => {
    expect([...checkSamples(createContent({ stores: one, products: one, services: one }))]).toEqual([]);
    const issues = [
      ...checkSamples(
        createContent({
          stores: one,
          products: [createEntry('a', true), createEntry('b', true)],
          services: [createEntry('a', false)],
        }),
      ),
    ];
    expect(issues.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'content/x/b.yaml isSample',
      'content/x/a.yaml isSample',
    ]);
  });
});

describe('checkRatings', () => {
  const createReview = (stars: number) => ({
    id: `r${stars}`,
    file: 'content/reviews/r.yaml',
    data: { product: { id: 'p' }, stars },
  });
  const findWrongFields = (rating: number, reviewCount: number, ...stars: number[]) =>
    getFields(
      checkRatings(
        createContent({ products: [createProduct({ rating, reviewCount })], reviews: stars.map(createReview) }),
      ),
    );

  it('reports ratings that the published reviews rule out', () => {
    expect(findWrongFields(4.9, 90, 5)).toEqual([]);
    expect(findWrongFields(4.5, 2, 5, 4)).toEqual([]);
    expect(findWrongFields(4, 2, 5, 4)).toEqual(['rating']);
    expect(findWrongFields(5, 1, 5, 5)).toEqual(['reviewCount']);
  });
});

describe('checkDistributions', () => {
  const good = { five: 2, four: 1, three: 1, two: 0, one: 0 };
  const findIssues = (value: object | undefined, { rating = 4.3, reviewCount = 4, stars = [5, 3] } = {}) => {
    const ratingDistribution = value ? { discriminant: true, value } : { discriminant: false };
    const reviews = stars.map((given) => ({
      id: 'r',
      file: 'content/reviews/r.yaml',
      data: { product: { id: 'p' }, stars: given },
    }));
    const products = [createProduct({ rating, reviewCount, ratingDistribution })];
    return [...checkDistributions(createContent({ products, reviews }))];
  };

  it('accepts no distribution, and one that belongs to the rating', () => {
    expect(findIssues(undefined)).toEqual([]);
    expect(findIssues(good)).toEqual([]);
  });

  it.each([
    ['counts more reviews than there are', { ...good, five: 3 }, {}, '', 'counts 5 reviews, but there are 4'],
    ['has another average', { ...good, five: 1, four: 2 }, {}, '', 'averages to 4.00, but the rating is 4.3'],
    ['has no reviews', { ...good, five: 0, four: 0, three: 0 }, { reviewCount: 0, stars: [] }, '', 'averages to 0.00'],
    ['leaves a published review out', good, { stars: [5, 1] }, '.one', 'must be at least 1'],
  ])('names file and field of one that %s', (_, value, others, field, reason) => {
    expect(findIssues(value, others)).toEqual([
      {
        file: 'content/products/p/index.yaml',
        field: `ratingDistribution.value${field}`,
        reason: expect.stringContaining(reason) as string,
      },
    ]);
  });
});
