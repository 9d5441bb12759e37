/**
 * Measures back navigation: the time until the previous page is painted again. Playwright loses a page that is restored from the
 * back/forward cache, so this script talks to the browser directly. The headless shell has no such cache: `PW_CHROMIUM` names a
 * Chromium that has one.
 */
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { openBrowser } from './device-data.mjs';
import { openConnection } from './devtools.mjs';

/** Milliseconds between two looks at the page. */
const POLL_MS = 50;
const POLLS = 400;

/** Milliseconds that a visitor looks at a page. */
const LOOK_MS = 1000;

/** Returns a free port. */
export async function getFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Throws if a browser has no back/forward cache: each page would be loaded again, and Back reported as slow. */
export async function assertBackForwardCache(port) {
  const { Browser: product } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  if (product.startsWith('Headless')) {
    throw new Error(
      'The headless shell has no back/forward cache. Set PW_CHROMIUM to the path of a Chromium and start again.',
    );
  }
}

/** Connects to the page of a browser; returns a function that sends a command and resolves with its result. */
async function connectPage(port) {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const { webSocketDebuggerUrl } = targets.find(({ type }) => type === 'page');
  return (await openConnection(webSocketDebuggerUrl)).send;
}

/** Runs in each page before its scripts: stores when a page from the cache is painted, and hides the splash. */
const OBSERVE = `
  if (location.protocol === 'https:') sessionStorage.splash ??= 'seen';
  addEventListener('pageshow', ({ persisted }) => requestAnimationFrame(() => setTimeout(() => {
    const now = performance.timeOrigin + performance.now();
    sessionStorage.shown = JSON.stringify({ persisted, milliseconds: now - Number(sessionStorage.pressed) });
  })));
`;

/**
 * Follows a link of a page and goes back, several times.
 * @param rate how many times slower the processor is
 * @returns for each time the milliseconds from Back to the frame that shows the page, and whether it came from the cache
 */
export async function measureBack({ rate, runs, address, link }) {
  const port = await getFreePort();
  const browser = await openBrowser({
    args: [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    // The browser starts without a page.
    await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' });
    const send = await connectPage(port);
    const evaluate = async (expression) => (await send('Runtime.evaluate', { expression })).result?.value;
    const waitFor = async (expression) => {
      for (let poll = 0; poll < POLLS; poll += 1) {
        if (await evaluate(expression)) return;
        await setTimeout(POLL_MS);
      }
      throw new Error(`${address}: never true: ${expression}`);
    };
    const isHere = `location.href === ${JSON.stringify(address)}`;
    const open = async (action, isOpen) => {
      await evaluate(`${action}; 0`);
      await waitFor(`${isOpen} && document.readyState === 'complete'`);
      await setTimeout(LOOK_MS);
    };
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVE });
    await send('Emulation.setCPUThrottlingRate', { rate });
    const results = [];
    for (let run = 0; run < runs; run += 1) {
      await open(`location.href = ${JSON.stringify(address)}`, isHere);
      await open(`document.querySelector(${JSON.stringify(link)}).click()`, `!(${isHere})`);
      await evaluate(
        `delete sessionStorage.shown; sessionStorage.pressed = performance.timeOrigin + performance.now(); history.back()`,
      );
      await waitFor(`${isHere} && 'shown' in sessionStorage`);
      results.push(JSON.parse(await evaluate('sessionStorage.shown')));
    }
    return results;
  } finally {
    await browser.close();
  }
}
