import { expect, test } from 'vitest';
import { addPreloads, listScripts } from './preload-scripts.ts';

const createScript = (imports: string[], modules: string[] = []) => ({ imports, modules });

test('lists what the island and its renderer import, each once', () => {
  const scripts = new Map([
    [
      '_astro/page.js',
      createScript(['_astro/react.js', '_astro/search.js'], ['/src/features/search/page/SearchPage.tsx']),
    ],
    ['_astro/client.js', createScript(['_astro/react.js'], ['/node_modules/@astrojs/react/dist/client.js'])],
    ['_astro/search.js', createScript(['_astro/page.js'])],
    ['_astro/react.js', createScript([])],
    ['_astro/other.js', createScript(['_astro/unused.js'])],
    ['_astro/unused.js', createScript([])],
  ]);
  expect(listScripts(scripts).toSorted()).toEqual([
    '/_astro/client.js',
    '/_astro/page.js',
    '/_astro/react.js',
    '/_astro/search.js',
  ]);
});

test('requests them behind the style sheets', () => {
  const sheets = '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="/b.css">';
  expect(addPreloads(`<head>${sheets}<title></title></head>`, ['/_astro/page.js'])).toBe(
    `<head>${sheets}<link rel="modulepreload" href="/_astro/page.js"><title></title></head>`,
  );
});
