import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { getLaunchOptions } from './tools/browser.mjs';
import { SLOWDOWN } from './tests/support/slowdown.ts';
import { DELIVERY_BUILD } from './tools/build-with-delivery.mjs';

/** Returns a free port. Every worker loads this file again, so the environment stores the first choice. */
async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** Environment variables with the ports of the normal build and of the build with delivery. */
const PORTS = { dist: 'TEST_PORT', [DELIVERY_BUILD]: 'TEST_PORT_DELIVERING' };

for (const name of Object.values(PORTS)) process.env[name] ??= await findFreePort();
const getAddress = (build: keyof typeof PORTS) => `http://127.0.0.1:${process.env[PORTS[build]] ?? ''}`;

const createServerConfig = (build: keyof typeof PORTS) => ({
  cwd: import.meta.dirname,
  command: `node tools/serve.mjs ${process.env[PORTS[build]] ?? ''} ${build}`,
  url: getAddress(build),
  reuseExistingServer: false,
});

/** Without motion, pages draw fewer frames. Tests of parts that move turn it on with `MOTION`. */
const CALM = { contextOptions: { reducedMotion: 'reduce' } } as const;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // `npm test` reports a test that passes only after a retry as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // One more worker than cores: pages wait for frames, timers and each other.
  workers: 3,
  reporter: process.env['CI'] ? 'dot' : 'list',
  // Some tests visit many pages, and a busy machine is several times slower. Each single step has a short limit below, so
  // that a hang fails early.
  timeout: 240_000 * SLOWDOWN,
  expect: { timeout: 30_000 * SLOWDOWN },
  use: {
    baseURL: getAddress('dist'),
    actionTimeout: 30_000 * SLOWDOWN,
    navigationTimeout: 30_000 * SLOWDOWN,
    launchOptions: getLaunchOptions(),
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 800 },
    // Its tests allow it. In others, responses would come from its caches.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'pages', testMatch: 'pages/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/*.spec.ts', use: CALM },
    { name: 'delivery', testMatch: 'delivery/*.spec.ts', use: { ...CALM, baseURL: getAddress(DELIVERY_BUILD) } },
  ],
  webServer: [createServerConfig('dist'), createServerConfig(DELIVERY_BUILD)],
});
