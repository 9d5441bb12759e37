/** The words that the style sheet does not take for classes: a page that used one as a class would have no style for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText } from '../support/build-output.ts';
import { ALL_PAGES } from '../support/html.ts';

const [, words = ''] = /@source not inline\('\{([a-z,]+)\}'\)/.exec(readFileSync('src/styles/site.css', 'utf8')) ?? [];

test('no page uses a class that the style sheet leaves out', () => {
  const leftOut = new Set(words.split(','));
  expect(leftOut).toContain('blur');
  const used = ALL_PAGES.flatMap(({ file }) =>
    [...readText(file).matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) =>
      classes.split(/\s+/).filter((name) => leftOut.has(name)),
    ),
  );
  expect([...new Set(used)]).toEqual([]);
});
