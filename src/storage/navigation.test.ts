import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { StorageError } from './errors/storage-error.ts';
import { navigateAfter } from './navigation.ts';

const assign = vi.fn();
const reportError = vi.fn();
vi.stubGlobal('location', { assign });
vi.stubGlobal('reportError', reportError);
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));

const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, preventDefault: vi.fn() };

const unhandled = vi.fn();
process.on('unhandledRejection', unhandled);

/** Resolves after Node.js has looked for unhandled rejections. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  process.off('unhandledRejection', unhandled);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser, also when the work fails',
  async (pressed) => {
    navigateAfter({ ...CLICK, ...pressed }, '/next', Promise.reject(new StorageError('blocked')));
    await settle();
    expect(unhandled).not.toHaveBeenCalled();
    expect([CLICK.preventDefault.mock.calls, assign.mock.calls, reportError.mock.calls]).toEqual([[], [], []]);
  },
);

test('a plain click waits for the work, and follows the link also when it fails', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise((_, reject) => {
    fail = reject;
  });
  navigateAfter(CLICK, '/next', work);
  await settle();
  expect([CLICK.preventDefault.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  fail(new StorageError('full'));
  await settle();
  expect(assign.mock.calls).toEqual([['/next']]);
});

test.each(['beforeunload', 'pagehide'])(
  'does not follow the link after %s: the visitor went elsewhere meanwhile, or has come back since',
  async (type) => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    navigateAfter(CLICK, '/next', promise);
    page.dispatchEvent(new Event(type));
    resolve(undefined);
    await settle();
    expect(assign.mock.calls).toEqual([]);
  },
);

test('follows only the link that was clicked last', async () => {
  assign.mockImplementation(() => {
    page.dispatchEvent(new Event('beforeunload'));
  });
  const { promise, resolve } = Promise.withResolvers<undefined>();
  navigateAfter(CLICK, '/first', promise);
  navigateAfter(CLICK, '/last', promise);
  resolve(undefined);
  await settle();
  expect(assign.mock.calls).toEqual([['/last']]);
});
