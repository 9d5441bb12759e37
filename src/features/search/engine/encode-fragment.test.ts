import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeFragment, decodeFragment } from './encode-fragment.ts';

test('gives back what was sealed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(decodeFragment(encodeFragment(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('has no letter or digit that could be searched', () => {
  expect(encodeFragment({ picture: '/_astro/image.webp', arabic: 'لبان', sign: '😀' })).not.toMatch(/[^\p{Co}]/u);
});

test('throws on anything else', () => {
  expect(() => decodeFragment('plain')).toThrow();
});
