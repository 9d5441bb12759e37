/**
 * Saves screenshots of every page of the last build to `.screenshots/`, narrow and wide, light and dark, with contact sheets.
 * `npm run screenshots` takes all, `npm run screenshots -- wallet faq` only addresses that contain one of these words.
 */
import { mkdir, rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser, getLaunchOptions } from './browser.mjs';
import { serve } from './serve.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = path.join(ROOT, '.screenshots');

const WIDTHS = [390, 1280];
const THEMES = ['light', 'dark'];
const MAX_HEIGHT = 3000;

/** The number of screenshots of pages with the same pattern; a filter takes all of them. */
const REPRESENTATIVES = [
  [/^\/ProductPage\/[^/]+$/, 3],
  [/^\/ProductPage\/[^/]+\/[^/]+$/, 3],
  [/^\/exploreService\/[^/]+$/, 2],
  [/^\/Helpcenter\/[^/]+$/, 2],
  [/^\/category\/[^/]+$/, 2],
  [/^\/findjobs\/[^/]+$/, 3],
  [/^\/findproducts\/post\/[^/]+$/, 1],
];

/** Returns the addresses of all pages of the last build. */
function listAddresses() {
  const files = readdirSync(path.join(ROOT, 'dist'), { recursive: true }).map((file) => file.split(path.sep).join('/'));
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === '404.html' ? '/404.html' : `/${file.replace(/\/?index\.html$/, '')}`))
    .sort();
}

/** Returns the addresses without most of those that have the same pattern. */
function selectRepresentatives(all) {
  const seen = new Map();
  return all.filter((address) => {
    const kind = REPRESENTATIVES.find(([pattern]) => pattern.test(address));
    if (!kind) return true;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind) <= kind[1];
  });
}

const toFileName = (address) => address.slice(1).replaceAll('/', '~') || 'home';

/** Scrolls through the page, so that lazy content appears, and waits for its pictures. */
async function loadWholePage(page) {
  // Some pages lead on to another at once, for example when no number is waiting for its code.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async (maxHeight) => {
    await document.fonts.ready;
    for (let top = 0; top < Math.min(maxHeight, document.documentElement.scrollHeight); top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  }, MAX_HEIGHT);
  await page.waitForLoadState('networkidle');
}

/** Takes screenshots of pages at one width and theme. */
async function takeScreenshots(browser, base, { width, theme, list }) {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (location.protocol === 'http:') sessionStorage.setItem('splash', 'seen');
  });
  const page = await context.newPage();
  const folder = path.join(OUT, `${width}-${theme}`);
  await mkdir(folder, { recursive: true });
  const shots = [];
  for (const address of list) {
    await page.goto(base + encodeURI(address));
    await loadWholePage(page);
    const height = Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));
    const file = path.join(folder, `${toFileName(address)}.png`);
    // A screenshot of more than the window draws some pages with the styles of a narrower one.
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: file });
    await page.setViewportSize(viewport);
    shots.push({ address, file });
  }
  await context.close();
  return { width, theme, shots };
}

/** Size of a cell in pixels, and the cells of a row, by the width of the screenshots. */
const CELL = { 390: { width: 260, height: 640, columns: 8 }, 1280: { width: 460, height: 620, columns: 5 } };
/** Height of a label and distance between cells, in pixels. */
const LABEL_HEIGHT = 26;
const GAP = 12;
/** The maximum number of rows on a contact sheet. */
const MAX_ROWS = 4;

const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a screenshot scaled to the width of a cell and cropped to its height. */
async function createThumbnail(file, { width, height: maxHeight }) {
  const { data, info } = await sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true });
  if (info.height <= maxHeight) return data;
  return sharp(data).extract({ left: 0, top: 0, width, height: maxHeight }).toBuffer();
}

/** Writes one contact sheet and returns its file. */
async function writeSheet(shots, { width, theme }, number) {
  const cell = CELL[width];
  const ink = theme === 'light' ? '#222' : '#eee';
  const step = { x: cell.width + GAP, y: cell.height + LABEL_HEIGHT + GAP };
  const parts = await Promise.all(
    shots.map(async ({ address, file }, position) => {
      const left = GAP + (position % cell.columns) * step.x;
      const top = GAP + Math.floor(position / cell.columns) * step.y;
      const picture = await createThumbnail(file, cell);
      const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${LABEL_HEIGHT}"><text x="2" y="17" font-family="sans-serif" font-size="13" fill="${ink}">${escapeHtml(address)}</text></svg>`;
      return [
        { input: Buffer.from(label), left, top },
        { input: picture, left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  const rows = Math.ceil(shots.length / cell.columns);
  const file = path.join(OUT, `sheet-${width}-${theme}-${number}.png`);
  await sharp({
    create: {
      width: GAP + cell.columns * step.x,
      height: GAP + rows * step.y,
      channels: 3,
      background: theme === 'light' ? '#bbb' : '#333',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(file);
  return file;
}

async function writeSheets({ width, theme, shots }) {
  const size = CELL[width].columns * MAX_ROWS;
  const files = [];
  for (let start = 0; start < shots.length; start += size) {
    files.push(await writeSheet(shots.slice(start, start + size), { width, theme }, start / size + 1));
  }
  return files;
}

const filters = process.argv.slice(2).map((word) => word.toLowerCase());
const all = listAddresses();
const list = filters.length
  ? all.filter((address) => filters.some((word) => address.toLowerCase().includes(word)))
  : selectRepresentatives(all);

if (list.length === 0) throw new Error(`no page of the last build has ${filters.join(' or ')} in its address`);

ensureBrowser();
await rm(OUT, { recursive: true, force: true });
const server = await serve();
const browser = await chromium.launch(getLaunchOptions());
const variants = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, list })));
// Two at a time: light and dark of one width.
for (let first = 0; first < variants.length; first += THEMES.length) {
  const series = variants
    .slice(first, first + THEMES.length)
    .map((variant) => takeScreenshots(browser, server.address, variant));
  for (const shots of await Promise.all(series)) {
    for (const file of await writeSheets(shots)) console.log(path.relative(ROOT, file));
  }
}
await browser.close();
server.close();
