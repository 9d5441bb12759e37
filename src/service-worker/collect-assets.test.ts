import fc from 'fast-check';
import { expect, test } from 'vitest';
import { collectAssets, collectParts } from './collect-assets.ts';

const PAGE = `<link rel="stylesheet" href="/_astro/a.1.css"><script type="module" src="/_astro/page.2.js"></script>
<link rel="preload" href="/_astro/fonts/b.3.woff2"><astro-island component-url="/_astro/form.4.js"></astro-island>
<div data-form="/forms/contact.json"></div><img src="/_astro/picture.5.webp">`;

test('returns what the page names and what its scripts import, without pictures', () => {
  expect(
    collectAssets(PAGE, {
      'page.2.js': ['shared.6.js'],
      'shared.6.js': ['late.7.js', 'late.8.css'],
      'map.9.js': ['x.js'],
    }),
  ).toEqual([
    '/_astro/a.1.css',
    '/_astro/page.2.js',
    '/_astro/fonts/b.3.woff2',
    '/_astro/form.4.js',
    '/_astro/shared.6.js',
    '/_astro/late.7.js',
    '/_astro/late.8.css',
    '/forms/contact.json',
  ]);
});

test('ends for every graph and returns each address once', () => {
  const names = ['a.js', 'b.js', 'c.js', 'd.js'];
  const graphs = fc.dictionary(fc.constantFrom(...names), fc.array(fc.constantFrom(...names)));
  fc.assert(
    fc.property(graphs, (graph) => {
      const assets = collectAssets('<script src="/_astro/a.js">', graph);
      expect(new Set(assets).size).toBe(assets.length);
      for (const name of graph['a.js'] ?? []) expect(assets).toContain(`/_astro/${name}`);
    }),
  );
});

test('returns the pages whose content a page loads later, and the page that follows its form', () => {
  const html =
    '<section data-panel data-source="/a/post" hidden></section><a href="/b"></a><div data-next="/a/done"></div>';
  expect(collectParts(html)).toEqual(['/a/post', '/a/done']);
});
