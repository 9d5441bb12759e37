/** Every built page is valid HTML. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { readText } from '../support/build-output.ts';
import { ALL_PAGES, getElements } from '../support/html.ts';

/** The rules of the HTML standard; the style of the markup does not matter. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));

/** Astro writes this element before the first island of a page. Browsers accept it there; the standard requires it in the head. */
const STYLE_OF_ISLANDS = /<style>astro-island,[^<]*<\/style>/;

test('every page is valid HTML', async () => {
  // An error of the shell is on every page, so it is reported once.
  const errorCounts = new Map<string, { first: string; pages: number }>();
  for (const { file } of ALL_PAGES) {
    const report = await validator.validateString(readText(file).replace(STYLE_OF_ISLANDS, ''));
    const found = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
    );
    for (const error of new Set(found)) {
      const known = errorCounts.get(error);
      errorCounts.set(error, { first: known?.first ?? file, pages: (known?.pages ?? 0) + 1 });
    }
  }
  const summary = [...errorCounts].map(([fault, { first, pages }]) => `${fault} on ${first} and ${pages - 1} more`);
  expect(summary).toEqual([]);
}, 300_000);

test('no element has an attribute that hides or disables it although its value is “false”', () => {
  // Astro writes the value of such an attribute on custom elements, and any value turns it on.
  const found = ALL_PAGES.flatMap((page) =>
    getElements(page)
      .filter(({ attributes }) => ['hidden', 'inert', 'disabled', 'open'].some((name) => attributes[name] === 'false'))
      .map(({ name }) => `${name} of ${page.file}`),
  );
  expect(found).toEqual([]);
});
