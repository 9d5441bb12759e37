import type { Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { products, reference, stores } from '../support/content.ts';
import { expect, hydrated, idle, test } from '../support/guarded.ts';

const LIMIT = 0.01;

/** What counts as good for everything on a page together: a heading may end up with a line less. */
const LIMIT_OF_FONTS = 0.1;

/** What TypeScript does not know of a layout shift. */
type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Walks down the page so that everything on it appears; sums how far things moved by themselves, and says which. */
async function shiftOf(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    const shifts: Shift[] = [];
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
    };
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frames(3);
    }
    // Pictures beside the row that shows do not load, and need not.
    const loading = [...document.images].filter((image) => !image.complete && image.loading === 'eager');
    await Promise.all(loading.map((image) => image.decode()));
    await frames(5);
    const own = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    const moved = own.flatMap(({ value, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const text = (node?.textContent ?? '').trim().slice(0, 40);
        const from = `${previousRect.y} (${previousRect.height} high)`;
        return `${value.toFixed(4)}: ${node?.nodeName ?? ''} “${text}” from ${from} to ${currentRect.y} (${currentRect.height} high)`;
      }),
    );
    return { sum: own.reduce((sum, { value }) => sum + value, 0), moved };
  });
}

const SUBJECTS = [
  ['home', ROUTES.home],
  ['a product', reference(products).path],
  ['a store', reference(stores).path],
  ['a legal page', ROUTES.terms],
] as const;

/** Parts of it come once their script is there. */
const FORM = ['the form of interests', ROUTES.interests] as const;

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, address] of [...SUBJECTS, FORM]) {
      test(`nothing on ${name} jumps`, async ({ page }) => {
        // With its fonts at hand: when they come on a first visit is up to the network.
        await page.goto(ROUTES.licenses);
        await idle(page);
        await page.goto(address);
        await hydrated(page);
        await idle(page);
        const { sum, moved } = await shiftOf(page);
        expect(sum, moved.join('\n')).toBeLessThan(LIMIT);
      });
    }

    for (const [name, address] of SUBJECTS) {
      test(`fonts that come late move little on ${name}`, async ({ page }) => {
        let release: (() => void) | undefined;
        const painted = new Promise<void>((done) => (release = done));
        await page.route(/\.woff2$/, async (route) => {
          await painted;
          await route.continue();
        });
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        release?.();
        await hydrated(page);
        await idle(page);
        const { sum, moved } = await shiftOf(page);
        expect(sum, moved.join('\n')).toBeLessThan(LIMIT_OF_FONTS);
      });
    }
  });
}
