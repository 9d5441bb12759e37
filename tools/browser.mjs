/**
 * The browser of the tests: one that is there, or else one that can be installed here.
 * `node tools/browser.mjs` finds or installs it and says which; the Playwright config only looks.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/** Half a minute is enough to notice that a download host does not answer. */
const DOWNLOAD_MILLISECONDS = 30_000;

const isRoot = process.getuid?.() === 0;

/** The folder of Playwright's own download of a browser, whether or not it is there. */
function ownFolder(kind) {
  const [before, revision] = chromium.executablePath().split(/[/\\]chromium-(\d+)[/\\]/);
  return path.join(before, `${kind}-${revision}`);
}

const isDownloaded = (kind) => existsSync(path.join(ownFolder(kind), 'INSTALLATION_COMPLETE'));

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/**
 * A browser that is there, or undefined.
 * @returns {{ name: string, executablePath?: string } | undefined} without a path it is the one that Playwright takes by itself
 */
export function findBrowser() {
  const chosen = process.env.PW_CHROMIUM;
  if (chosen) return { name: 'PW_CHROMIUM', executablePath: chosen };
  if (isDownloaded('chromium_headless_shell')) return { name: 'Playwright’s headless shell' };
  if (isDownloaded('chromium')) return { name: 'Playwright’s Chromium', executablePath: chromium.executablePath() };
  for (const name of SYSTEM_NAMES) {
    const executablePath = onPath(name);
    if (executablePath) return { name, executablePath };
  }
  return undefined;
}

/**
 * How Playwright starts it. Pages are our own, so only root goes without the sandbox, or who sets PW_NO_SANDBOX
 * where the system forbids it; and the browser asks nobody outside for anything.
 */
export function launchOptions() {
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
      // Two processes less: messages between them cost a sixth of the processor's time.
      '--in-process-gpu',
      '--enable-features=NetworkServiceInProcess2',
    ],
  };
}

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(DOWNLOAD_MILLISECONDS),
    },
  });
  return status === 0;
}

const playwright = fileURLToPath(new URL('./cli.js', import.meta.resolve('@playwright/test')));

const INSTALLERS = [
  () => run(process.execPath, [playwright, 'install', 'chromium-headless-shell']),
  () =>
    isRoot &&
    onPath('apt-get') !== undefined &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
];

/** A browser that is there, or the first that can be installed. Throws with what to do when none can. */
export function ensureBrowser() {
  let found = findBrowser();
  for (const install of INSTALLERS) {
    if (found) break;
    if (install()) found = findBrowser();
  }
  if (!found) {
    throw new Error(
      'no browser for the tests: install chromium-headless-shell, chromium or google-chrome, or set PW_CHROMIUM to the path of one',
    );
  }
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { name, executablePath } = ensureBrowser();
  console.log(`browser: ${name}${executablePath ? `, ${executablePath}` : ''}`);
}
