import { expect, test } from 'vitest';
import { shareIcons } from './share-icons.ts';

const STAR = '<path d="M1 1"></path>';
const HEART = '<path d="M2 2"></path>';
const createIcon = (drawing: string, name = 'icon') =>
  `<svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" class="${name}">${drawing}</svg>`;
const createUse = (id: string, name = 'icon') =>
  `<svg width="20" height="20" aria-hidden="true" class="${name}"><use href="#${id}"></use></svg>`;
const createSymbols = (...drawings: string[]) =>
  `<svg class="hidden" aria-hidden="true">${drawings
    .map((drawing, position) => `<symbol id="icon-${String(position)}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join('')}</svg>`;

test('an icon that a page repeats becomes one symbol, and keeps its size and classes', () => {
  const large = createIcon(STAR, 'icon text-sea').replaceAll('20', '30');
  expect(shareIcons(`<body class="a">${createIcon(STAR)}<p>text</p>${large}${createIcon(HEART)}</body>`)).toBe(
    `<body class="a">${createSymbols(STAR)}${createUse('icon-0')}<p>text</p>${createUse('icon-0', 'icon text-sea').replaceAll('20', '30')}${createIcon(HEART)}</body>`,
  );
});

test('an icon of an island stays as React rendered it, also in an island within an island', () => {
  const island = `<astro-island uid="a"><astro-island uid="b">${createIcon(HEART)}</astro-island>${createIcon(STAR)}</astro-island>`;
  const page = `<body>${island}${createIcon(STAR)}${createIcon(HEART)}</body>`;
  for (const html of [page, page.replaceAll('astro-island', 'ino-island')]) expect(shareIcons(html)).toBe(html);
  expect(shareIcons(`<body>${island}${createIcon(STAR)}${createIcon(STAR)}</body>`)).toBe(
    `<body>${createSymbols(STAR)}${island}${createUse('icon-0')}${createUse('icon-0')}</body>`,
  );
});

test('other pictures and parts of pages stay as they are', () => {
  const picture = createIcon(STAR, 'picture');
  for (const html of [`<body>${picture}${picture}</body>`, createIcon(STAR) + createIcon(STAR), '<body></body>']) {
    expect(shareIcons(html)).toBe(html);
  }
});
