import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createExcerpt } from './excerpt.ts';

test.each([
  ['Short enough.', 'Short enough.'],
  ['On two\n lines', 'On two lines'],
  [
    'School order window closes on 5 December, sizes after that take three weeks.',
    'School order window closes on 5 December, sizes after that…',
  ],
  ['x'.repeat(80), `${'x'.repeat(60)}…`],
  // The emoji is two UTF-16 units, at the limit.
  [`${'x'.repeat(59)}😀😀`, `${'x'.repeat(59)}…`],
])('%s becomes %s', (text, line) => {
  expect(createExcerpt(text)).toBe(line);
});

test('is one short line', () => {
  fc.assert(fc.property(fc.string({ maxLength: 280 }), (text) => /^[^\n]{0,61}$/.test(createExcerpt(text))));
});
