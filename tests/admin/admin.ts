/** The admin of a copy of the site, as an editor opens it, under the policy that it has once it is deployed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { adminPolicy } from '../../src/cms/admin-policy.ts';
import { answers, freePort, runIn } from '../bridge/run.ts';
import { copySite, removeSite } from './site.ts';

export type Site = { root: string; url: string };

/** Scripts are left out, which Vite makes in dev; its messages come through a socket. */
const POLICY = adminPolicy('')
  .split('; ')
  .filter((directive) => !/^(?:default|script)-src/.test(directive))
  .join('; ')
  .replace("connect-src 'self'", "connect-src 'self' ws:");

/** Told apart from what the policy must allow: the typeface that the admin can do without. */
const REFUSED_ON_PURPOSE = 'https://fonts.googleapis.com/';

async function dev(): Promise<{ site: Site; end: () => Promise<void> }> {
  const root = copySite();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = runIn(root, [
    'tools/astro.mjs',
    'dev',
    '--ignore-lock',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
  ]);
  const end = async () => {
    await server.stop();
    removeSite(root);
  };
  try {
    await answers(`${url}/keystatic`, server);
  } catch (error) {
    await end();
    throw error;
  }
  return { site: { root, url }, end };
}

export const test = base.extend<{ violations: string[] }, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here: there are none
    async ({}, use) => {
      const { site, end } = await dev();
      await use(site);
      await end();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  violations: [
    async ({ page }, use) => {
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
            `${effectiveDirective} ${blockedURI}`,
          );
        });
      });
      await page.route(/\/keystatic/, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        return route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': POLICY } });
      });
      await use(violations);
      expect(violations.filter((text) => !text.includes(REFUSED_ON_PURPOSE))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Every file below `content`, by its path. */
export function contentOf({ root }: Site): Record<string, string> {
  const files = readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = files.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((file) => [file, readFileSync(path.join(root, file), 'base64')]));
}

export async function openInAdmin(page: Page, address: string): Promise<void> {
  await page.goto(`/keystatic/${address}`);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 40_000 });
}

/** Presses Save, which does nothing before the admin has seen a change, and waits until the files are written. */
export async function save(page: Page): Promise<void> {
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
  const written = page.waitForResponse((response) => response.url().endsWith('/api/keystatic/update'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await written).status()).toBe(200);
  await expect(page.getByText('Unsaved', { exact: true })).toBeHidden();
}
