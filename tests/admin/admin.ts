/** The admin of a copy of the site. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { DEV_ADMIN_POLICY } from '../../src/cms/admin/content-security-policy.ts';
import { startDevServer, waitUntilUp } from '../bridge/processes.ts';
import { copySite, removeSite } from './site-copy.ts';

export type Site = { root: string; url: string; log: () => string };

const VIEWPORT = { width: 1280, height: 900 };

/** The font that the admin can do without: blocking it is not an error. */
const BLOCKED_FONT = 'https://fonts.googleapis.com/';

/** The server starts without any cache, and prepares the scripts of the admin before it responds. */
const FIRST_PAGE_SECONDS = 150;

async function startSite(): Promise<{ site: Site; end: () => Promise<void> }> {
  const root = copySite();
  const { server, url } = await startDevServer(root);
  const end = async () => {
    await server.stop();
    removeSite(root);
  };
  try {
    await waitUntilUp(`${url}/keystatic`, server, FIRST_PAGE_SECONDS);
  } catch (error) {
    await end();
    throw error;
  }
  return { site: { root, url, log: server.log }, end };
}

/** Collects the policy violations in the pages of a context. */
async function collectViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${effectiveDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
}

const filterUnexpected = (violations: readonly string[]) => violations.filter((text) => !text.includes(BLOCKED_FONT));

type PerTest = { guard: undefined };
type PerWorker = { site: Site; desk: { page: Page; violations: string[] } };

export const test = base.extend<PerTest, PerWorker>({
  site: [
    async ({}, use) => {
      const { site, end } = await startSite();
      await use(site);
      await end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // Loading the admin takes seconds, so one page serves all tests; dev would reload it after each save.
  desk: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, viewport: VIEWPORT });
      await context.routeWebSocket(/^ws:/, () => undefined);
      const violations = await collectViolations(context);
      await use({ page: await context.newPage(), violations });
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  guard: [
    async ({ context, desk }, use) => {
      const violations = await collectViolations(context);
      await use(undefined);
      expect(filterUnexpected([...violations, ...desk.violations])).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Hashes of files by path, size and time: reading all pictures again after each save would take as long as the save. */
const hashes = new Map<string, string>();

function getHash(file: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  const key = [file, size, mtimeMs, ctimeMs].join(' ');
  const known = hashes.get(key) ?? hash('sha256', readFileSync(file));
  hashes.set(key, known);
  return known;
}

/** Returns the hash of every file below `content` by its path. */
export function hashContent({ root }: Site): Record<string, string> {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((file) => [file, getHash(path.join(root, file))]));
}

/** Opens a page. The dev server reloads pages after a change of the content, which may interrupt it. */
export const openPage = (page: Page, address: string): Promise<void> =>
  expect(async () => {
    await page.goto(address);
  }).toPass();

const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

export async function openInAdmin(page: Page, address: string): Promise<void> {
  const response = await page.goto(`/keystatic/${address}`);
  expect(response?.headers()['content-security-policy']).toBe(DEV_ADMIN_POLICY);
  await expect(getSaveButton(page)).toBeVisible();
}

/** Opens another entry like the browser's Back and Forward: the admin is not loaded again. */
export async function goToInAdmin(page: Page, address: string): Promise<void> {
  if (!page.url().includes('/keystatic/')) return openInAdmin(page, address);
  await page.evaluate((to) => {
    document.querySelector('form')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/keystatic/${address}`);
  await expect(page.locator('form:not([data-left])')).toBeVisible();
  await expect(page.locator('form[data-left]')).toHaveCount(0);
  await expect(getSaveButton(page)).toBeVisible();
}

/** Presses Save, which is active after a change, and waits until the files are written. */
export async function save(page: Page): Promise<void> {
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  const written = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const response = await written;
  // The message can be read only until the page reloads after a save.
  expect(response.ok(), response.ok() ? '' : await response.text()).toBe(true);
  await expect(page.getByText('Unsaved', { exact: true })).toBeHidden();
}
