import { expect, test } from 'vitest';
import { toMaskUrl } from './icon-masks.ts';
import { findMaskedIcon, MASKED_ICONS } from './masked-icons.ts';
import { Flag, House, X } from './icons.ts';

test('a mask is the drawing of the icon as an SVG file, with the lines of icons in pages', () => {
  expect(toMaskUrl(X)).toBe(
    `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' ` +
      `stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'%3E` +
      `%3Cpath d='M18 6 6 18'/%3E%3Cpath d='m6 6 12 12'/%3E%3C/svg%3E")`,
  );
});

test.each([...MASKED_ICONS])('the mask of %s can be quoted in CSS', (_, icon) => {
  const [, url = ''] = /^url\("([^"\n<>#]*)"\)$/.exec(toMaskUrl(icon)) ?? [];
  expect(decodeURIComponent(url)).toMatch(/^data:image\/svg\+xml,<svg [^"]*<\/svg>$/);
});

test('an icon of the side bar has a mask, and one that few pages have has none', () => {
  expect(findMaskedIcon(House)).toBe('house');
  expect(findMaskedIcon(Flag)).toBeUndefined();
});
