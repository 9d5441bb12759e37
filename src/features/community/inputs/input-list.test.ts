import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortItems } from '@/listing/list-config.ts';
import { INPUT_LIST, OWNERS, type ListedInput } from './input-list.ts';

const input = fc.record<ListedInput>({
  kind: fc.constant('product'),
  category: fc.constant('food'),
  place: fc.constant('muscat'),
  isOwn: fc.boolean(),
  at: fc.nat(),
  cents: fc.nat(),
  quantity: fc.nat(),
  position: fc.nat(),
});

test('own inputs stand first, each group newest first', () => {
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      const sorted = sortItems(INPUT_LIST, inputs, 'first');
      const own = sorted.filter(({ isOwn }) => isOwn);
      expect(sorted.slice(0, own.length)).toEqual(own);
      for (const group of [own, sorted.slice(own.length)])
        expect(group.map(({ at }) => at)).toEqual(group.map(({ at }) => at).sort((a, b) => b - a));
    }),
  );
});

test('each input has exactly one owner', () => {
  fc.assert(fc.property(input, (one) => OWNERS.filter(({ has }) => has(one)).length === 1));
});
