import { expect, test } from 'vitest';
import { stripMarkup } from './strip-markup.ts';

test('returns the text of links, emphasis and code', () => {
  expect(stripMarkup('Open [Wallet](/wallet), **then**\npress `Add Money`.')).toBe(
    'Open Wallet, then press Add Money.',
  );
});

test('keeps paragraphs, headings and items of lists apart', () => {
  expect(stripMarkup('One.\n\n## The steps\n\n1. Open it.\n1. Press it.\n\nTwo.')).toBe(
    'One. The steps Open it. Press it. Two.',
  );
});
