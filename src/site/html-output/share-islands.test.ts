import { expect, test } from 'vitest';
import { shareIslands } from './share-islands.ts';

test('the scripts and the style of islands are removed', () => {
  const directive = '(()=>{self.Astro={};window.dispatchEvent(new Event("astro:intent"));})();';
  const element = 'customElements.get("astro-island")||customElements.define("astro-island",E)';
  expect(
    shareIslands(
      `<p></p><style>astro-island,astro-slot{display:contents}</style><script>${directive}</script><script>${element}</script>`,
    ),
  ).toBe('<p></p>');
});

test.each([
  '<script>dispatchEvent(new Event("astro:idle"))</script>',
  '<script src="/a.js"></script>',
  '<style>a{}</style>',
])('%s stays', (html) => {
  expect(shareIslands(html)).toBe(html);
});
