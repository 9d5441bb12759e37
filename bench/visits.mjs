/**
 * Measures how long a visitor waits between two pages. The session of Playwright forbids the browser to render pages in advance, so
 * this talks to the browser itself. Needs Node 22 or newer.
 */
import { setTimeout } from 'node:timers/promises';
import { openConnection } from './devtools.mjs';

const POLL_MS = 100;

/** Milliseconds after which a page counts as never shown. */
const TIMEOUT_MS = 60_000;

/** Milliseconds that a visitor looks at a page before the next one. */
const LOOK_MS = 2500;
/** Milliseconds between pointing at a link and pressing it, and for which a finger touches the screen. */
const HOVER_MS = 300;
const TOUCH_MS = 80;

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 844 };

/** Runs in each page before its scripts: reports the press of a link and the first paint, and hides the splash. */
const OBSERVE = `
  if (location.protocol === 'https:') sessionStorage.splash ??= 'seen';
  const send = (name, time) => globalThis.report?.(JSON.stringify({ name, time: performance.timeOrigin + time }));
  addEventListener('click', ({ timeStamp }) => send('press', timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) send(name, startTime);
  }).observe({ type: 'paint', buffered: true });
`;

/** Runs in each page before its scripts: no service worker is installed. */
const WITHOUT_WORKER = `
  if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {});
`;

/** Connects to a browser. Returns the same as `openConnection`. */
export async function connectBrowser(port) {
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
  return openConnection(webSocketDebuggerUrl);
}

/**
 * Opens a page in a new profile and follows a link of it.
 * @param rate how many times slower the processor is
 * @param hasWorker whether there is a service worker; it controls the page from its start
 * @returns the milliseconds from the press of the link to the first paint of the next page, and whether that was rendered in advance
 */
export async function followLink({ send, listen }, { rate, address, link, gesture, hasWorker }) {
  const size = gesture === 'tap' ? PHONE : DESKTOP;
  const { browserContextId } = await send('Target.createBrowserContext');
  const reports = [];
  let isPrerendered = false;
  let attach;
  const attached = new Promise((resolve) => (attach = resolve));
  const prepare = async (session) => {
    const commands = [
      ['Page.enable'],
      ['Runtime.enable'],
      ['Preload.enable'],
      ['Runtime.addBinding', { name: 'report' }],
      ['Page.addScriptToEvaluateOnNewDocument', { source: hasWorker ? OBSERVE : OBSERVE + WITHOUT_WORKER }],
      ['Emulation.setCPUThrottlingRate', { rate }],
      ['Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: false }],
      ['Emulation.setTouchEmulationEnabled', { enabled: gesture === 'tap' }],
      ['Runtime.runIfWaitingForDebugger'],
    ];
    await Promise.all(commands.map(([method, params]) => send(method, params, session)));
    attach(session);
  };
  listen((method, { sessionId, targetInfo, payload, status }) => {
    if (method === 'Target.attachedToTarget' && targetInfo.type === 'page') prepare(sessionId);
    else if (method === 'Target.attachedToTarget') send('Runtime.runIfWaitingForDebugger', {}, sessionId);
    else if (method === 'Runtime.bindingCalled') reports.push(JSON.parse(payload));
    else if (method === 'Preload.prerenderStatusUpdated' && status === 'Success') isPrerendered = true;
  });
  await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find((target) => target.browserContextId === browserContextId);
  const { sessionId: tabSession } = await send('Target.attachToTarget', { targetId: tab.targetId, flatten: true });
  // Only the tab has the pages that are rendered in advance.
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tabSession);
  const session = await attached;
  const evaluate = async (expression) =>
    (await send('Runtime.evaluate', { expression, returnByValue: true }, session)).result?.value;
  const waitFor = async (getValue) => {
    for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
      const value = await getValue();
      if (value) return value;
      await setTimeout(POLL_MS);
    }
    throw new Error(`${address}: waited too long for ${getValue}`);
  };
  await send('Page.navigate', { url: address }, session);
  await waitFor(() => evaluate(`location.href !== 'about:blank' && document.readyState === 'complete'`));
  if (hasWorker) {
    await waitFor(() => evaluate('navigator.serviceWorker.controller !== null'));
    // What a page fetched in advance before it had a worker is not used any more: measure a later visit.
    await send('Page.reload', {}, session);
    await waitFor(() => evaluate(`navigator.serviceWorker.controller !== null && document.readyState === 'complete'`));
  }
  const find = `document.querySelector(${JSON.stringify(link)})`;
  await evaluate(`${find}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
  await setTimeout(LOOK_MS);
  const [x, y] = await evaluate(
    `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(${find}.getBoundingClientRect())`,
  );
  const useMouse = (type, options) => send('Input.dispatchMouseEvent', { type, x, y, ...options }, session);
  const touch = (type, touchPoints) => send('Input.dispatchTouchEvent', { type, touchPoints }, session);
  // The old page may be gone before it answers the last event.
  if (gesture === 'tap') {
    await touch('touchStart', [{ x, y }]);
    await setTimeout(TOUCH_MS);
    touch('touchEnd', []);
  } else {
    await useMouse('mouseMoved');
    await setTimeout(HOVER_MS);
    await useMouse('mousePressed', { button: 'left', clickCount: 1 });
    useMouse('mouseReleased', { button: 'left', clickCount: 1 });
  }
  const isPaint = ({ name }) => name === 'first-contentful-paint';
  const milliseconds = await waitFor(() => {
    const press = reports.findIndex(({ name }) => name === 'press');
    const paint = press < 0 ? undefined : reports.slice(press).find(isPaint);
    return paint && paint.time - reports[press].time;
  });
  await send('Target.disposeBrowserContext', { browserContextId });
  return { milliseconds, isPrerendered };
}
