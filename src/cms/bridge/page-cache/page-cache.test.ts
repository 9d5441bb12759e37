import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroConfig, AstroIntegrationLogger, AstroPrerenderer } from 'astro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withPageCache } from './page-cache.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, writeFileSync: vi.fn(original.writeFileSync) };
});

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-cache-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Renders one page in a build, which stores it. */
async function renderPage(): Promise<void> {
  const toUrl = (folder: string) => pathToFileURL(`${path.join(root, folder)}/`);
  const prerenderer = {
    name: 'test',
    getStaticPaths: () => Promise.resolve([{ pathname: '/figs', cacheKey: 'key' }]),
    render: () => Promise.resolve(new Response('<h1>Figs</h1>')),
  };
  // Only the parts that are used.
  const config = { outDir: toUrl('dist'), cacheDir: toUrl('cache'), build: { assets: '_astro' } } as AstroConfig;
  const logger = { info: () => undefined } as unknown as AstroIntegrationLogger;
  const { getStaticPaths, render } = withPageCache(
    prerenderer as unknown as AstroPrerenderer,
    config,
    toUrl('dist'),
    logger,
  );
  await getStaticPaths();
  await render(new Request('http://127.0.0.1/figs'), {} as Parameters<typeof render>[1]);
}

test('builds that run at the same time write a page to different files until it is complete', async () => {
  // Neither build knows the page of the other one: the first reads the folder before the second has stored it.
  await Promise.all([renderPage(), renderPage()]);
  const written = vi.mocked(writeFileSync).mock.calls.map(([file]) => String(file));
  expect(written).toHaveLength(2);
  expect(new Set(written).size).toBe(2);
  expect(readdirSync(path.join(root, 'cache/pages/dist'))).toHaveLength(1);
});
