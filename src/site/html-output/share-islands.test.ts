import { expect, test } from 'vitest';
import { dropUnusedIslands, shareIslands } from './share-islands.ts';

const STYLE = '<style>astro-island,astro-slot{display:contents}</style>';
const ELEMENT = '<script>customElements.get("astro-island")||customElements.define("astro-island",E)</script>';
const DIRECTIVE = '<script>dispatchEvent(new Event("astro:idle"))</script>';
const FILE = '<script type="module" src="/_astro/Islands.astro_astro_type_script_index_0_lang.B3x_-9.js"></script>';

const SHARED_DIRECTIVE = '<script>(self.Astro||(self.Astro={}))["near-viewport"]=a;</script>';

test('the element, the style and the shared directive of islands are removed', () => {
  expect(shareIslands(`<p></p>${STYLE}${DIRECTIVE}${SHARED_DIRECTIVE}${ELEMENT}`)).toBe(`<p></p>${DIRECTIVE}`);
});

test.each([DIRECTIVE, '<script src="/a.js"></script>', '<style>a{}</style>'])('%s stays', (html) => {
  expect(shareIslands(html)).toBe(html);
});

test('a page without islands does not load their element, and one with islands does', () => {
  expect(dropUnusedIslands(`<head>${FILE}</head><body></body>`)).toBe('<head></head><body></body>');
  const page = `<head>${FILE}</head><body><astro-island></astro-island></body>`;
  expect(dropUnusedIslands(page)).toBe(page);
});
