/** Size limits of pages, and rules for their HTML. A kilobyte is 1000 bytes, compressed as in transfer. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readBytes, FILES, PAGES, readText, type BuiltPage } from './support/build-output.ts';
import { ROUTES } from '../src/routes.ts';
import type { IconNode } from '../src/ui/icons/icons.ts';
import { MASKED_ICONS } from '../src/ui/icons/masked-icons.ts';
import { ADS_KEY } from '../src/storage/ads-flag.ts';
import { ALL_PAGES, addAddresses, getElements } from './support/html.ts';
import { getPageType, type PageType } from './support/page-types.ts';
import { getGzipSize, getAutomaticIslands, getImportedScript, getScripts, getStyles } from './support/page-weight.ts';

const KB = 1000;

/** Bytes of JavaScript that a page loads before the visitor interacts. */
const SCRIPT_BUDGET: Record<PageType, number> = {
  home: 93 * KB,
  store: 12 * KB,
  product: 13.6 * KB,
  service: 5 * KB,
  job: 2 * KB,
  post: 1.5 * KB,
  project: 2.4 * KB,
  step: 97 * KB,
  phone: 81 * KB,
  chat: 100 * KB,
  profile: 100 * KB,
  list: 9 * KB,
  reseller: 8 * KB,
  legal: 1.2 * KB,
  faq: 1.5 * KB,
  help: 1.2 * KB,
  search: 81.1 * KB,
  form: 100 * KB,
  tabbedScreen: 9 * KB,
  tab: 100 * KB,
  own: 100 * KB,
  card: 7 * KB,
  wallet: 100 * KB,
  booking: 7 * KB,
  rewards: 8 * KB,
  referral: 80 * KB,
  trends: 12 * KB,
  map: 9 * KB,
  screen: 8 * KB,
};

/** Bytes of the HTML of a page, as the browser parses it and compressed. */
const HTML_BUDGET: Partial<Record<PageType, { raw: number; compressed: number }>> = {
  home: { raw: 103.2 * KB, compressed: 20.5 * KB },
  store: { raw: 82.8 * KB, compressed: 20 * KB },
  product: { raw: 62.1 * KB, compressed: 14.9 * KB },
  tabbedScreen: { raw: 105.3 * KB, compressed: 19.3 * KB },
  tab: { raw: 101.3 * KB, compressed: 19.5 * KB },
};

/** Bytes including the database, for a visitor with stored data. */
const DATABASE_BUDGET: Partial<Record<PageType, number>> = {
  home: 135 * KB,
  store: 50 * KB,
  product: 50 * KB,
  form: 140 * KB,
  own: 140 * KB,
  card: 55 * KB,
  wallet: 145 * KB,
  booking: 50 * KB,
  step: 140 * KB,
  rewards: 50 * KB,
  referral: 120 * KB,
  chat: 135 * KB,
  profile: 145 * KB,
};

/** Bytes including the phone number metadata of all countries, and the database. */
const PHONE_BUDGET = 150 * KB;

/** Bytes including the database and the content of all tabs, for a visitor who opens them all. */
const TABBED_SCREEN_BUDGET = 143.6 * KB;

/**
 * Bytes of what the map page loads after its first paint: the script of the map with its library, the library's worker, and the
 * coasts and borders.
 */
const MAP_BUDGET = { script: 310 * KB, worker: 160 * KB, land: 60 * KB };

/** Pages that load no React before the visitor interacts. */
const WITHOUT_REACT = new Set<PageType>([
  'store',
  'product',
  'service',
  'job',
  'post',
  'project',
  'list',
  'reseller',
  'booking',
  'card',
  'legal',
  'faq',
  'help',
  'rewards',
  'trends',
  'map',
]);

/** Bytes of the HTML of a chart, in both of its sizes. */
const CHART_BUDGET = 6 * KB;

/** Bytes of the script that asks whether campaigns may be running. */
const ADS_LOADER_BUDGET = 200;

/** Bytes of style sheets, among them 2.7 kB of icons, which a page would repeat. */
const STYLE_BUDGET = 27.5 * KB;
const FONT_BUDGET = 62 * KB;

/** Returns the drawing of an icon as pages have it. */
const toDrawing = (icon: IconNode): string =>
  icon
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${String(value)}"`);
      return `<${tag}${pairs.join('')}/>`;
    })
    .join('');

/** Returns the drawings of the icons of a page, without those of islands, which React expects as it rendered them. */
function getIconDrawings(file: string): string[] {
  const withoutIslands = readText(file).replace(/<(astro|ino)-island.*?<\/\1-island>/gs, '');
  const drawings = withoutIslands.matchAll(
    /<(svg|symbol) [^>]*(?:class="icon[ "]|id="icon-)[^>]*>(?!<use|<\/)(.+?)<\/\1>/gs,
  );
  return [...drawings].map(([, , drawing = '']) => drawing);
}

const getPagesOfType = (...kinds: PageType[]) => PAGES.filter(({ address }) => kinds.includes(getPageType(address)));

describe('the weight', () => {
  test.each(addAddresses(PAGES))('of %s stays within its budgets', (_, page) => {
    const scripts = getScripts(page);
    const list = scripts.files.map((file) => `${getGzipSize(file)} ${file}`);
    expect(scripts.bytes, list.join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET[getPageType(page.address)]);
    const databaseBudget = DATABASE_BUDGET[getPageType(page.address)];
    if (databaseBudget !== undefined) {
      expect(getScripts(page, { hasDatabase: true }).bytes, 'with the database').toBeLessThanOrEqual(databaseBudget);
    }
    expect(getStyles(page).bytes).toBeLessThanOrEqual(STYLE_BUDGET);
    const html = HTML_BUDGET[getPageType(page.address)];
    if (html) {
      expect(readBytes(page.file).length, 'HTML').toBeLessThanOrEqual(html.raw);
      expect(getGzipSize(page.file), 'compressed HTML').toBeLessThanOrEqual(html.compressed);
    }
  });

  test.each(addAddresses(PAGES))('of %s has the drawing of each icon once', (_, { file }) => {
    const drawings = getIconDrawings(file);
    expect(drawings.filter((drawing, position) => drawings.indexOf(drawing) !== position)).toEqual([]);
  });

  test.each(addAddresses(PAGES))('of %s has no drawing of an icon that the style sheet draws', (_, page) => {
    const drawings = new Set(getIconDrawings(page.file));
    const masked = [...MASKED_ICONS].filter(([, icon]) => drawings.has(toDrawing(icon))).map(([name]) => name);
    // The heart of a favourite is filled.
    expect(masked.filter((name) => name !== 'heart')).toEqual([]);
    const sheets = getStyles(page).files.map(readText).join('');
    const classes = new Set(
      [...readText(page.file).matchAll(/class="icon (icon-[a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect([...classes].filter((name) => !sheets.includes(`.${name}{--icon:url(`))).toEqual([]);
  });

  test.each(addAddresses(getPagesOfType('tabbedScreen')))(
    'of %s with all tabs open stays within its budget',
    (_, page) => {
      const tabs = getPagesOfType('tab').filter(({ address }) => address.startsWith(`${page.address}/`));
      expect(tabs.length).toBeGreaterThanOrEqual(2);
      const getAll = (one: BuiltPage) => getScripts(one, { hasDatabase: true, moment: 'opened' });
      const { bytes, files } = getAll(page);
      const further = new Set(tabs.flatMap((tab) => getAll(tab).files)).difference(new Set(files));
      expect([...further].reduce((sum, file) => sum + getGzipSize(file), bytes)).toBeLessThanOrEqual(
        TABBED_SCREEN_BUDGET,
      );
    },
  );

  test.each(addAddresses(getPagesOfType('trends')))('of each chart of %s stays within its budget', (_, { file }) => {
    for (const chart of readText(file).match(/<ino-(?:rate-chart|market-comparison).*?<\/figure>/gs) ?? []) {
      expect(gzipSync(chart).byteLength).toBeLessThanOrEqual(CHART_BUDGET);
    }
  });

  test('of the phone number page stays within its budget in total', () => {
    const [page] = getPagesOfType('phone');
    const numbers = FILES.filter((file) => /^_astro\/phone-number\.[^/]*\.js$/.test(file));
    expect(numbers).toHaveLength(1);
    const apart = numbers.reduce((sum, file) => sum + getGzipSize(file), 0);
    expect(apart).toBeGreaterThan(30 * KB);
    expect((page ? getScripts(page, { hasDatabase: true }).bytes : Infinity) + apart).toBeLessThanOrEqual(PHONE_BUDGET);
  });

  test('of the interactive map stays within its budgets, and only the map page can load it', () => {
    const find = (pattern: RegExp) => FILES.filter((file) => pattern.test(file));
    const scripts = find(/^_astro\/maplibre-gl\.[^/]*\.js$/);
    const workers = find(/^_astro\/maplibre-gl-worker\.[^/]*\.mjs$/);
    expect([scripts.length, workers.length]).toEqual([1, 1]);
    const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + getGzipSize(file), 0);
    expect(sum(scripts)).toBeLessThanOrEqual(MAP_BUDGET.script);
    expect(sum(workers)).toBeLessThanOrEqual(MAP_BUDGET.worker);
    expect(getGzipSize('map/land.json')).toBeLessThanOrEqual(MAP_BUDGET.land);
    const library = new Set(scripts);
    const pages = PAGES.filter((page) => getScripts(page).files.some((file) => library.has(file)));
    expect(pages.map(({ address }) => address)).toEqual([]);
  });

  test('includes no React on pages that do not need it', () => {
    const pages = getPagesOfType(...WITHOUT_REACT);
    expect(pages.filter((page) => getAutomaticIslands(page).length > 0)).toEqual([]);
  });

  test('includes the element of islands on pages with islands only', () => {
    const hasElement = (page: BuiltPage) => getScripts(page).files.some((file) => file.includes('/Islands.astro'));
    const hasIslands = (page: BuiltPage) => getElements(page).some(({ name }) => name === 'astro-island');
    expect(PAGES.filter((page) => hasElement(page) !== hasIslands(page)).map(({ address }) => address)).toEqual([]);
    expect(PAGES.filter(hasElement).length).toBeGreaterThan(1);
  });

  test.each(['own-data', 'user-data'])(
    'includes no React in %s, which every page loads for visitors with data',
    (name) => {
      expect(getImportedScript(name).filter((file) => file.startsWith('_astro/react.'))).toEqual([]);
    },
  );

  test('includes nothing of ads on pages that can show them, until a campaign runs', () => {
    const isWithAds = (address: string) => address === ROUTES.search || address.startsWith(`${ROUTES.categories}/`);
    const pages = PAGES.filter(({ address }) => isWithAds(address));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      const files = getScripts(page, { hasDatabase: true }).files.filter((file) => /OwnAds|show-ads/.test(file));
      expect(files, page.address).toHaveLength(1);
      expect(files.reduce((bytes, file) => bytes + getGzipSize(file), 0)).toBeLessThanOrEqual(ADS_LOADER_BUDGET);
      expect(readText(files[0] ?? '')).toContain(ADS_KEY);
    }
  });

  test('of the fonts stays within its budget', () => {
    const fonts = FILES.filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + readBytes(file).length, 0)).toBeLessThanOrEqual(FONT_BUDGET);
  });
});

describe('pictures', () => {
  test.each(addAddresses(ALL_PAGES))('of %s have a size, and several widths for the browser', (_, page) => {
    const imagesWithoutSizes = getElements(page)
      // SVG is sharp at every size.
      .filter(({ name, attributes }) => name === 'img' && !attributes['src']?.endsWith('.svg'))
      .filter(({ attributes }) => ['width', 'height', 'srcset', 'sizes'].some((name) => !attributes[name]));
    expect(imagesWithoutSizes.map(({ attributes }) => attributes)).toEqual([]);
  });

  test.each(addAddresses(getPagesOfType('home', 'store', 'product', 'service', 'job')))(
    'of %s: the first one has the highest fetch priority',
    (_, page) => {
      const pictures = getElements(page).filter(({ name }) => name === 'img');
      expect(pictures[0]?.attributes).toMatchObject({ fetchpriority: 'high', loading: 'eager' });
      expect(pictures.filter(({ attributes }) => attributes['fetchpriority'] === 'high')).toHaveLength(1);
    },
  );
});

describe('the first paint', () => {
  test.each(addAddresses(PAGES))('of %s waits for no script, and requests the style sheets first', (_, page) => {
    const head = /<head>.*?<\/head>/s.exec(readText(page.file))?.[0] ?? '';
    expect(head.match(/<script(?![^>]*type=)[^>]*src=/g) ?? []).toEqual([]);
    const requests = [...head.matchAll(/<(link rel="(?:stylesheet|preload)"|script[^>]* src=)/g)].map(
      ([, name]) => name,
    );
    expect(requests[0]).toContain('stylesheet');
    expect(requests.lastIndexOf('link rel="stylesheet"')).toBeLessThan(requests.indexOf('link rel="preload"'));
  });
});

test.each(addAddresses(PAGES))(
  '%s requests the fonts of its style sheet early, and repeats none of their faces',
  (_, page) => {
    const elements = getElements(page);
    const fonts = elements
      .filter(({ name, attributes }) => name === 'link' && attributes['as'] === 'font')
      .map(({ attributes }) => attributes['href'] ?? '');
    expect(fonts).toHaveLength(2);
    const sheets = getStyles(page).files.map(readText).join('');
    expect(fonts.filter((address) => !sheets.includes(`url(${address})`))).toEqual([]);
    expect(elements.filter(({ name, text }) => name === 'style' && text.includes('@font-face'))).toEqual([]);
  },
);

test.each(addAddresses(PAGES))('%s lets the browser fetch pages in advance, but not run them', (_, page) => {
  const rules = getElements(page).filter(({ attributes }) => attributes['type'] === 'speculationrules');
  expect(rules.map(({ text }) => Object.keys(JSON.parse(text) as object))).toEqual([['prefetch']]);
});

describe('the policy', () => {
  test.each(addAddresses(ALL_PAGES))('of %s allows nothing unsafe', (_, page) => {
    const policies = getElements(page).filter(
      ({ name, attributes }) => name === 'meta' && attributes['http-equiv'] === 'content-security-policy',
    );
    expect(policies).toHaveLength(1);
    // A policy does not apply to scripts and styles before it.
    expect(readText(page.file)).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"><meta http-equiv="content-sec/i,
    );
    const policy = policies[0]?.attributes['content'] ?? '';
    for (const directive of ["default-src 'none'", "script-src 'self'", "style-src 'self'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/'unsafe-|[\s;]\*/);
    // Only the phone number page requests data from other hosts: countries and their flags.
    expect(policy.match(/https?:[^\s;]*/g) ?? []).toEqual(
      page.address === ROUTES.verifyPhone ? ['https://flagcdn.com', 'https://restcountries.com'] : [],
    );
  });

  test.each(addAddresses(ALL_PAGES))(
    'of %s needs no exceptions: there are no inline styles and no inline handlers',
    (_, page) => {
      const inlineCode = getElements(page).flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
          .map((attribute) => `<${name} ${attribute}="${attributes[attribute] ?? ''}">`),
      );
      expect(inlineCode).toEqual([]);
    },
  );
});

test('the published site contains no file of the admin', () => {
  const code = FILES.filter((file) => /\.(?:css|js|mjs)$/.test(file));
  const named = FILES.filter((file) => /keystatic|keystar/i.test(file));
  // The service worker names the path of the admin, which it leaves alone.
  expect([...named, ...code.filter((file) => /(?<!["'`]\/)keystatic|keystar\b/i.test(readText(file)))]).toEqual([]);
});
