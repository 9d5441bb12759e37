/** Every route has its page, and every page its own title. */
import { expect, test } from 'vitest';
import { ROUTES } from '../../src/routes.ts';
import { PAGES } from '../support/build-output.ts';
import { getElements } from '../support/html.ts';

test('every address of the specification has its page', () => {
  const built = new Set(PAGES.map(({ address }) => address));
  expect(Object.values(ROUTES).filter((route) => !built.has(route))).toEqual([]);
});

test('every page has its own title, except aliases', () => {
  // An alias names the page that it shows as canonical.
  const canonicals = Map.groupBy(
    PAGES.map((page) => {
      const elements = getElements(page);
      const title = elements.find(({ name }) => name === 'title')?.text ?? '';
      const canonical = elements.find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical');
      return { title, address: canonical?.attributes['href'] ?? page.address };
    }),
    ({ title }) => title,
  );
  expect([...canonicals.keys()]).not.toContain('');
  const shared = [...canonicals].filter(([, pages]) => new Set(pages.map(({ address }) => address)).size > 1);
  expect(shared).toEqual([]);
});
