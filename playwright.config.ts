import { createServer, type AddressInfo } from 'node:net';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser.mjs';

/** A port that nobody uses. Every worker loads this file again: the first choice is kept in the environment. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return String(port);
}

process.env['TEST_PORT'] ??= await freePort();
const port = process.env['TEST_PORT'];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: process.env['CI'] ? 'dot' : 'list',
  expect: { timeout: 5_000 },
  use: {
    baseURL,
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
    viewport: { width: 1280, height: 800 },
    trace: process.env['CI'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'pages', testMatch: 'pages/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/*.spec.ts' },
  ],
  webServer: {
    command: `node tools/serve.mjs ${port}`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
