/** Every message of a built page has its values. */
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
import { ALL_PAGES, getElements } from '../support/html.ts';

/** Elements whose text is not shown. */
const NOT_SHOWN = new Set(['script', 'style', 'template']);

/** The texts of licenses have braces of their own. */
const PAGES = ALL_PAGES.filter(({ address }) => address !== ROUTES.licenses);

/** Attributes that screen readers read or browsers show. */
const READ_ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder', 'content'];

test('no page shows a placeholder without its value', () => {
  const found = PAGES.flatMap((page) =>
    getElements(page)
      .filter(({ name, isInTemplate }) => !isInTemplate && !NOT_SHOWN.has(name))
      .flatMap(({ text, attributes }) => [text, ...READ_ATTRIBUTES.map((name) => attributes[name] ?? '')])
      .filter((text) => /\{[a-z]+\}/i.test(text))
      .map((text) => `${page.address}: ${text.trim().slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});
