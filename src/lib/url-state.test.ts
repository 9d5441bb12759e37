import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createChoiceParameter,
  createFlagParameter,
  createListParameter,
  createNumberParameter,
  OPTIONAL_TEXT,
  parseUrlState,
  serializeUrlState,
  TRIMMED_TEXT,
  type UrlSchema,
} from './url-state.ts';

type State = {
  text: string;
  colours: readonly string[];
  sort: 'name' | 'price';
  page: number;
  open: boolean;
  entry: string | undefined;
};

const SCHEMA: UrlSchema<State> = {
  text: { name: 'q', ...TRIMMED_TEXT },
  colours: createListParameter((value) => value !== 'unknown'),
  sort: createChoiceParameter(['name', 'price'], 'name', new Map([['cost', 'price']])),
  page: createNumberParameter(50),
  open: createFlagParameter('yes'),
  entry: OPTIONAL_TEXT,
};

const STATES: fc.Arbitrary<State> = fc.record({
  text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
  colours: fc.uniqueArray(fc.string({ unit: 'grapheme' }).filter((value) => value !== 'unknown')),
  sort: fc.constantFrom('name', 'price'),
  page: fc.integer({ min: 1, max: 50 }),
  open: fc.boolean(),
  entry: fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }),
});

const parse = (query: string) => parseUrlState(SCHEMA, new URLSearchParams(query));
const DEFAULTS = parse('');

describe('the state in the URL', () => {
  test('is restored', () => {
    fc.assert(
      fc.property(STATES, (state) => {
        expect(parse(serializeUrlState(SCHEMA, state).toString())).toEqual(state);
      }),
    );
  });

  test('replaces an earlier state and keeps other parameters', () => {
    fc.assert(
      fc.property(STATES, STATES, (before, after) => {
        const others = new URLSearchParams({ from: 'home' });
        const first = serializeUrlState(SCHEMA, before, others);
        const second = serializeUrlState(SCHEMA, after, first);
        expect(second.get('from')).toBe('home');
        expect(parse(second.toString())).toEqual(after);
        expect(others.toString()).toBe('from=home');
      }),
    );
  });

  test('omits default values', () => {
    expect(DEFAULTS).toEqual({ text: '', colours: [], sort: 'name', page: 1, open: false, entry: undefined });
    expect(serializeUrlState(SCHEMA, DEFAULTS).toString()).toBe('');
  });

  test.each(['sort=size', 'page=0', 'page=-3', 'page=1.5', 'page=all', 'page=', 'open=no', 'colours=unknown', 'q=+'])(
    'ignores %s',
    (query) => {
      expect(parse(query)).toEqual(DEFAULTS);
    },
  );

  test('reads a value of an older URL, and limits a number', () => {
    expect(parse('sort=cost').sort).toBe('price');
    expect(parse('page=1e9').page).toBe(50);
    expect(parse('colours=red&colours=red&colours=blue').colours).toEqual(['red', 'blue']);
  });
});
