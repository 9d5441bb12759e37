import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified script: sending the other one into each page takes twice as long. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and best practices: heading order, landmarks around all content. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

type WindowWithAxe = typeof globalThis & { axe?: typeof axe };

type RunOfAxe = {
  options: RunOptions;
  /** Whether axe sees the hidden elements, too. A few of its rules are about them. */
  shouldSeeHidden: boolean;
};

/** Runs axe in the page itself: the site has no frames, and the usual wrapper, which queries every frame, is many times slower. */
async function runAxe(within: Locator, run: RunOfAxe): Promise<string[]> {
  const page = within.page();
  if (!(await page.evaluate(() => (globalThis as WindowWithAxe).axe !== undefined))) await page.evaluate(AXE);
  return within.evaluate(async (element, { options, shouldSeeHidden }) => {
    // The rules for whole pages run only on the whole page.
    const context = element === document.documentElement ? document : element;
    // While a drawer is open, the page behind it is inert on purpose, including its heading.
    const off = { enabled: false };
    const isCovered = document.querySelector('[inert] main') !== null;
    const rules = isCovered ? { 'landmark-one-main': off, 'page-has-heading-one': off } : {};
    const { axe } = globalThis as WindowWithAxe;
    if (!axe) return ['axe did not run'];

    // Every run walks through the whole document, two thirds of which can be hidden tabs, closed dialogs and shapes of icons.
    const skipped: Element[] = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT, (node) => {
      const each = node as Element;
      const isSkipped =
        getComputedStyle(each).display === 'none' || each.matches('svg[aria-hidden=true]:not(:has(a, [tabindex]))');
      if (!isSkipped) return NodeFilter.FILTER_ACCEPT;
      skipped.push(each);
      return NodeFilter.FILTER_REJECT;
    });
    if (!shouldSeeHidden) while (walker.nextNode());
    for (const each of skipped) Object.defineProperty(each, 'childNodes', { configurable: true, value: [] });

    const runOptions: RunOptions = { ...options, rules, resultTypes: ['violations'] };
    try {
      // Generating selectors takes a fifth of the time, so it happens only when there are violations.
      const { violations } = await axe.run(context, { ...runOptions, preload: false, selectors: false });
      if (violations.length === 0) return [];
    } finally {
      for (const each of skipped) Reflect.deleteProperty(each, 'childNodes');
    }
    const detailed = await axe.run(context, runOptions);
    return detailed.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  }, run);
}

/** Returns the root element of a page. */
const getRoot = (page: Page): Locator => page.locator('html');

/**
 * Returns the axe violations of a page in its current state, one line each.
 * @param within the part to check, if the rest was checked before
 */
export const getAxeViolations = (page: Page, within?: Locator): Promise<string[]> =>
  runAxe(within ?? getRoot(page), {
    options: { runOnly: { type: 'tag', values: LEVELS } },
    shouldSeeHidden: within === undefined,
  });

/** Returns the violations that depend on the colours only. */
export const getColourViolations = (page: Page, within = getRoot(page)): Promise<string[]> =>
  runAxe(within, { options: { runOnly: { type: 'rule', values: COLOUR_RULES } }, shouldSeeHidden: false });

/**
 * Runs in the page: stops transitions, because a colour in transition has the contrast of neither state. A stylesheet created by
 * a script is not an inline style.
 */
export function stopTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
