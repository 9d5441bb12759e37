import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CharacterCount } from './CharacterCount.tsx';

test.each([
  ['', '0 of 30', 'off'],
  ['x'.repeat(19), '19 of 30', 'off'],
  ['x'.repeat(20), '20 of 30', 'polite'],
  ['x'.repeat(31), '31 of 30', 'polite'],
  ['👍'.repeat(20), '20 of 30', 'polite'],
])('of %j, “%s” is shown, and screen readers announce it: %s', (value, shown, live) => {
  const html = renderToStaticMarkup(createElement(CharacterCount, { value, max: 30, message: '{count} of {max}' }));
  expect(html).toContain(`>${shown}<`);
  expect(html).toContain(`aria-live="${live}"`);
});
