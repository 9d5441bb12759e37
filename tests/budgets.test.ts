/** What a page may weigh and how its HTML must be made. A kilobyte is 1000 bytes, compressed as on the wire. */
import { describe, expect, test } from 'vitest';
import { bytesOf, FILES, PAGES, textOf } from './support/built.ts';
import { ROUTES } from '../src/routes.ts';
import { ALL_PAGES, named, pageElements } from './support/html.ts';
import { kindOf, type Kind } from './support/kinds.ts';
import { gzipSize, islandsThatRun, scriptsOf, stylesOf } from './support/weight.ts';

const KB = 1000;

/** JavaScript of a page before anyone touches it. */
const SCRIPT_BUDGET: Record<Kind, number> = {
  home: 110 * KB,
  store: 80 * KB,
  product: 80 * KB,
  service: 10 * KB,
  job: 10 * KB,
  post: 3 * KB,
  project: 10 * KB,
  step: 110 * KB,
  phone: 110 * KB,
  list: 10 * KB,
  reseller: 10 * KB,
  legal: 3 * KB,
  faq: 3 * KB,
  help: 3 * KB,
  search: 110 * KB,
  form: 100 * KB,
  hub: 15 * KB,
  own: 100 * KB,
  screen: 10 * KB,
};

/** With the database of the device, for a visitor who keeps something. */
const WHOLE_BUDGET: Partial<Record<Kind, number>> = {
  home: 135 * KB,
  store: 115 * KB,
  product: 115 * KB,
  form: 140 * KB,
  own: 140 * KB,
  step: 140 * KB,
};

/** With what knows the numbers of all countries, and the database. */
const PHONE_BUDGET = 150 * KB;

/** With the database and everything that its tabs hold besides, for a visitor who opens them all. */
const HUB_BUDGET = 140 * KB;

/** Pages that ship no React at all until a visitor wants something. */
const WITHOUT_REACT = new Set<Kind>(['service', 'job', 'post', 'project', 'list', 'reseller', 'legal', 'faq', 'help']);

const STYLE_BUDGET = 25 * KB;
const FONT_BUDGET = 62 * KB;

const ofKind = (...kinds: Kind[]) => PAGES.filter(({ address }) => kinds.includes(kindOf(address)));

describe('weight', () => {
  test.each(named(PAGES))('of %s', (_, page) => {
    // What a form needs may come when the page is idle.
    const scripts = scriptsOf(page, kindOf(page.address) === 'form' ? { moment: 'before idle' } : {});
    const list = scripts.files.map((file) => `${gzipSize(file)} ${file}`);
    expect(scripts.bytes, list.join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET[kindOf(page.address)]);
    const whole = WHOLE_BUDGET[kindOf(page.address)];
    if (whole !== undefined) {
      expect(scriptsOf(page, { whole: true }).bytes, 'with the database').toBeLessThanOrEqual(whole);
    }
    expect(stylesOf(page).bytes).toBeLessThanOrEqual(STYLE_BUDGET);
  });

  test.each(named(ofKind('hub')))('of %s with all its tabs opened', (_, page) => {
    expect(scriptsOf(page, { whole: true, moment: 'opened' }).bytes).toBeLessThanOrEqual(HUB_BUDGET);
  });

  test('of the page of phone numbers in all', () => {
    const [page] = ofKind('phone');
    const numbers = FILES.filter((file) => /^_astro\/phone-number\.[^/]*\.js$/.test(file));
    expect(numbers).toHaveLength(1);
    const apart = numbers.reduce((sum, file) => sum + gzipSize(file), 0);
    expect(apart).toBeGreaterThan(30 * KB);
    expect((page ? scriptsOf(page, { whole: true }).bytes : Infinity) + apart).toBeLessThanOrEqual(PHONE_BUDGET);
  });

  test('no React where nothing needs it', () => {
    const pages = ofKind(...WITHOUT_REACT);
    expect(pages.filter((page) => islandsThatRun(page).length > 0)).toEqual([]);
  });

  test('of the fonts', () => {
    const fonts = FILES.filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(2);
    expect(fonts.reduce((sum, file) => sum + bytesOf(file).length, 0)).toBeLessThanOrEqual(FONT_BUDGET);
  });
});

describe('pictures', () => {
  test.each(named(ALL_PAGES))('of %s have a size, and the browser a choice', (_, page) => {
    const faults = pageElements(page)
      // A drawing is sharp in every size.
      .filter(({ name, attributes }) => name === 'img' && !attributes['src']?.endsWith('.svg'))
      .filter(({ attributes }) => ['width', 'height', 'srcset', 'sizes'].some((name) => !attributes[name]));
    expect(faults.map(({ attributes }) => attributes)).toEqual([]);
  });

  test.each(named(ofKind('home', 'store', 'product', 'service', 'job')))(
    'of %s: the first is fetched first',
    (_, page) => {
      const pictures = pageElements(page).filter(({ name }) => name === 'img');
      expect(pictures[0]?.attributes).toMatchObject({ fetchpriority: 'high', loading: 'eager' });
      expect(pictures.filter(({ attributes }) => attributes['fetchpriority'] === 'high')).toHaveLength(1);
    },
  );
});

describe('the policy', () => {
  test.each(named(ALL_PAGES))('of %s allows nothing unsafe', (_, page) => {
    const policies = pageElements(page).filter(
      ({ name, attributes }) => name === 'meta' && attributes['http-equiv'] === 'content-security-policy',
    );
    expect(policies).toHaveLength(1);
    const policy = policies[0]?.attributes['content'] ?? '';
    for (const directive of ["default-src 'none'", "script-src 'self'", "style-src 'self'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).not.toMatch(/'unsafe-|[\s;]\*/);
    // Only the page of phone numbers asks somebody else: for countries and their flags.
    expect(policy.match(/https?:[^\s;]*/g) ?? []).toEqual(
      page.address === ROUTES.verifyPhone ? ['https://flagcdn.com', 'https://restcountries.com'] : [],
    );
  });

  test.each(named(ALL_PAGES))('of %s is not asked for exceptions: no inline style, no inline handler', (_, page) => {
    const faults = pageElements(page).flatMap(({ name, attributes }) =>
      Object.keys(attributes)
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
        .map((attribute) => `<${name} ${attribute}="${attributes[attribute] ?? ''}">`),
    );
    expect(faults).toEqual([]);
  });
});

test('no byte of the admin is part of the site', () => {
  const code = FILES.filter((file) => /\.(?:css|js|mjs)$/.test(file));
  const named = FILES.filter((file) => /keystatic|keystar/i.test(file));
  expect([...named, ...code.filter((file) => /keystatic|keystar\b/i.test(textOf(file)))]).toEqual([]);
});
