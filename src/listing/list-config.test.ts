import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import {
  compareByPosition,
  matchesFilters,
  createListUrlSchema,
  sortItems,
  getSorts,
  type Filters,
  type ListConfig,
} from './list-config.ts';

type Item = { seller: string; price: number; position: number };

const RULE: ListConfig<Item, 'seller' | 'price', 'up' | 'down'> = {
  facets: {
    seller: ({ seller }) => seller,
    price: [
      { value: 'low', has: ({ price }) => price < 10 },
      { value: 'middle', has: ({ price }) => price >= 10 && price < 50 },
      { value: 'high', has: ({ price }) => price >= 50 },
    ],
  },
  sorts: { first: compareByPosition, up: (a, b) => a.price - b.price, down: (a, b) => b.price - a.price },
};

const NONE: Filters<'seller' | 'price'> = { seller: [], price: [] };
const SELLERS = ['a', 'b', 'c'];
const ITEMS = SELLERS.map((seller, position): Item => ({ seller, price: 0, position }));

const listed = fc.record({
  seller: fc.constantFrom(...SELLERS),
  price: fc.integer({ min: 0, max: 100 }),
  position: fc.nat(99),
});
const filters = fc.record({ seller: fc.subarray(SELLERS), price: fc.subarray(['low', 'middle', 'high']) });

describe('facets', () => {
  it('match everything while no filter is selected', () => {
    fc.assert(fc.property(listed, (item) => matchesFilters(RULE, item, NONE)));
  });

  it('widen with each value of one facet', () => {
    fc.assert(
      fc.property(listed, filters, fc.constantFrom(...SELLERS), (item, selected, seller) => {
        if (selected.seller.length === 0 || !matchesFilters(RULE, item, selected)) return;
        expect(matchesFilters(RULE, item, { ...selected, seller: [...selected.seller, seller] })).toBe(true);
      }),
    );
  });

  it('narrow with each further facet', () => {
    fc.assert(
      fc.property(listed, filters, (item, selected) => {
        if (matchesFilters(RULE, item, selected))
          expect(matchesFilters(RULE, item, { ...selected, price: [] })).toBe(true);
      }),
    );
  });

  it('match exactly the items with a selected value', () => {
    const item = { seller: 'a', price: 10, position: 0 };
    expect(matchesFilters(RULE, item, { seller: ['b', 'a'], price: ['middle'] })).toBe(true);
    expect(matchesFilters(RULE, item, { seller: ['b'], price: ['middle'] })).toBe(false);
    expect(matchesFilters(RULE, item, { seller: ['a'], price: ['low', 'high'] })).toBe(false);
  });
});

describe('order', () => {
  it('keeps all items and sorts them', () => {
    fc.assert(
      fc.property(fc.array(listed), (items) => {
        const up = sortItems(RULE, items, 'up').map(({ price }) => price);
        expect(up).toEqual([...up].sort((a, b) => a - b));
        expect(sortItems(RULE, items, 'down').map(({ price }) => price)).toEqual([...up].reverse());
      }),
    );
  });

  it('keeps the order of the page for equal items', () => {
    expect(sortItems(RULE, [...ITEMS].reverse(), 'up')).toEqual(ITEMS);
  });
});

describe('the URL', () => {
  const schema = createListUrlSchema(RULE, ITEMS);

  it('restores filters and sort order', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...getSorts(RULE)), (selected, sort) => {
        const params = serializeUrlState(schema.order, { sort }, serializeUrlState(schema.filters, selected));
        expect(parseUrlState(schema.filters, params)).toEqual(selected);
        expect(parseUrlState(schema.order, params)).toEqual({ sort });
      }),
    );
  });

  it('ignores unknown values', () => {
    const params = new URLSearchParams('seller=zz&price=free&price=middle&sort=random&rating=<script>');
    expect(parseUrlState(schema.filters, params)).toEqual({ ...NONE, price: ['middle'] });
    expect(parseUrlState(schema.order, params)).toEqual({ sort: 'first' });
  });
});
