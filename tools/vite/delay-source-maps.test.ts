import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { delaySourceMaps } from './delay-source-maps.ts';

/** A module whose lines differ after its types are removed. */
const MODULE = `type Removed = {
  name: string;
};

export function fail(): Removed {
  throw new Error('as expected');
}
`;

async function loadModule() {
  const root = mkdtempSync(path.join(tmpdir(), 'delay-source-maps-'));
  writeFileSync(path.join(root, 'module.ts'), MODULE);
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [delaySourceMaps()],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the environment runs no modules');
  return ssr.runner.import<{ fail: () => void }>('/module.ts');
}

test('the plugin shows where an error is in the source, and reads no source maps before', async () => {
  const enable = vi.spyOn(process, 'setSourceMapsEnabled');
  onTestFinished(() => {
    enable.mockRestore();
  });
  const { fail } = await loadModule();
  expect(enable).not.toHaveBeenCalled();
  let stack: string | undefined;
  try {
    fail();
  } catch (error) {
    if (error instanceof Error) ({ stack } = error);
  }
  expect(stack).toContain('module.ts:6:9');
});
