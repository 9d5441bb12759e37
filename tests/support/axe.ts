import type { Locator, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and what helps beyond it: headings in order, landmarks around everything. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Axed = typeof globalThis & { axe?: typeof axe };

/** The site has no frames: axe runs in the page itself, many times faster than through what asks every frame. */
async function faultsOf(within: Locator, options: RunOptions): Promise<string[]> {
  const page = within.page();
  if (!(await page.evaluate(() => (globalThis as Axed).axe !== undefined))) await page.evaluate(axe.source);
  return within.evaluate(async (element, given) => {
    // Of the whole page the rules for whole pages are asked as well.
    const context = element === document.documentElement ? document : element;
    // While a drawer covers it, the page is inert on purpose, and with it its heading.
    const off = { enabled: false };
    const isCovered = document.querySelector('[inert] main') !== null;
    const rules = isCovered ? { 'landmark-one-main': off, 'page-has-heading-one': off } : {};
    const { axe } = globalThis as Axed;
    if (!axe) return ['axe did not run'];
    const wanted: RunOptions = { ...given, rules, resultTypes: ['violations'] };
    // Selectors of all elements take a fifth of the time: they are made only where there is something to name.
    const { violations } = await axe.run(context, { ...wanted, preload: false, selectors: false });
    if (violations.length === 0) return [];
    const named = await axe.run(context, wanted);
    return named.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, options);
}

/** The whole of a page. */
const whole = (page: Page): Locator => page.locator('html');

/**
 * What axe finds on a page as it stands, a line each.
 * @param within the part that is looked at, where the rest was before
 */
export const axeFaults = (page: Page, within = whole(page)): Promise<string[]> =>
  faultsOf(within, { runOnly: { type: 'tag', values: LEVELS } });

/** The same of what changes with the colours alone. */
export const colourFaults = (page: Page, within = whole(page)): Promise<string[]> =>
  faultsOf(within, { runOnly: { type: 'rule', values: OF_COLOURS } });

/**
 * Runs in the page: what is on its way from one colour to another has the contrast of neither. A sheet that a script
 * makes is no inline style.
 */
export function standStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
