import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeFragment, decodeFragment } from './encode-fragment.ts';

test('decodes what it encoded', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(decodeFragment(encodeFragment(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('encodes to private use characters only', () => {
  expect(encodeFragment({ picture: '/_astro/image.webp', arabic: 'لبان', sign: '😀' })).not.toMatch(/[^\p{Co}]/u);
});

test('throws on a text that was not encoded', () => {
  expect(() => decodeFragment('plain')).toThrow();
});
