/**
 * Finds the browser for the tests, or installs one. `node tools/browser.mjs` finds or installs it and prints which one it is; the
 * Playwright config only searches.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Milliseconds after which a download host counts as unreachable. */
const DOWNLOAD_TIMEOUT_MS = 30_000;

const isRoot = process.getuid?.() === 0;

/** Returns the folder of Playwright's own download of a browser, which may not exist. */
function getDownloadFolder(kind) {
  const [before, revision] = chromium.executablePath().split(/[/\\]chromium-(\d+)[/\\]/);
  return path.join(before, `${kind}-${revision}`);
}

/** Returns whether Playwright has downloaded a browser completely. */
const isDownloaded = (kind) => existsSync(path.join(getDownloadFolder(kind), 'INSTALLATION_COMPLETE'));

const findOnPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * Returns an installed browser, or undefined.
 * @returns {{ name: string, executablePath?: string } | undefined} without a path it is Playwright's default browser
 */
function findBrowser() {
  const configured = process.env.PW_CHROMIUM;
  if (configured) return { name: 'PW_CHROMIUM', executablePath: configured };
  if (isDownloaded('chromium_headless_shell')) return { name: 'Playwright’s headless shell' };
  if (isDownloaded('chromium')) return { name: 'Playwright’s Chromium', executablePath: chromium.executablePath() };
  for (const name of SYSTEM_NAMES) {
    const executablePath = findOnPath(name);
    if (executablePath) return { name, executablePath };
  }
  return undefined;
}

/**
 * Returns Playwright's launch options. The sandbox is on, except for root or with PW_NO_SANDBOX on systems that forbid it: the
 * pages are our own. The browser cannot reach other hosts.
 * @param {{ shouldOptimizeScripts?: boolean, shouldDrawWebGl?: boolean }} options whether to optimize scripts while they run:
 *   pages of tests live for seconds, so that takes longer than running the scripts unoptimized; whether WebGL works, drawn by the
 *   processor
 */
export function getLaunchOptions({ shouldOptimizeScripts = false, shouldDrawWebGl = false } = {}) {
  const executablePath = findBrowser()?.executablePath;
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: !isRoot && !process.env.PW_NO_SANDBOX,
    args: [
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-domain-reliability',
      '--disable-sync',
      '--no-default-browser-check',
      '--no-first-run',
      '--no-pings',
      // Fewer processes: the messages between them take a sixth of the processor time.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
      ...(shouldDrawWebGl ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : []),
      ...(shouldOptimizeScripts ? [] : ['--js-flags=--no-opt']),
    ],
  };
}

/** Runs a command and returns whether it succeeded. */
function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD_TIMEOUT_MS),
    },
  });
  return status === 0;
}

const playwright = fileURLToPath(new URL('./cli.js', import.meta.resolve('@playwright/test')));

const INSTALLERS = [
  () => run(process.execPath, [playwright, 'install', 'chromium-headless-shell']),
  () =>
    isRoot &&
    findOnPath('apt-get') !== undefined &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
];

/** Returns an installed browser, or installs one. Throws with instructions when neither works. */
export function ensureBrowser() {
  let browser = findBrowser();
  for (const install of INSTALLERS) {
    if (browser) break;
    if (install()) browser = findBrowser();
  }
  if (!browser) {
    throw new Error(
      'no browser for the tests: install chromium-headless-shell, chromium or google-chrome, or set PW_CHROMIUM to the path of one',
    );
  }
  return browser;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { name, executablePath } = ensureBrowser();
  console.log(`browser: ${name}${executablePath ? `, ${executablePath}` : ''}`);
}
