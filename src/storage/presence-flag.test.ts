import { beforeEach, describe, expect, test, vi } from 'vitest';

function createBrowser() {
  const events = new EventTarget();
  const stored: Record<string, unknown> = {
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  /** Simulates a storage event of another tab. */
  const dispatchStorageEvent = (key: string) => {
    stored[key] = '';
    events.dispatchEvent(new Event('storage'));
  };
  return { otherTab: dispatchStorageEvent };
}

const createPage = async () => ({
  ...(await import('./presence-flag.ts')),
  ...(await import('./set-presence-flag.ts')),
});

beforeEach(() => {
  vi.resetModules();
});

describe('presence flag', () => {
  test('resolves at once when data was stored before', async () => {
    createBrowser();
    const { setPresenceFlag, waitForData } = await createPage();
    setPresenceFlag();
    await expect(waitForData()).resolves.toBeUndefined();
  });

  test('resolves when this page stores data', async () => {
    createBrowser();
    const { setPresenceFlag, waitForData, hasStoredData } = await createPage();
    const found = vi.fn<() => void>();
    waitForData(found);
    await Promise.resolve();
    expect([hasStoredData(), found.mock.calls.length]).toEqual([false, 0]);
    setPresenceFlag();
    await Promise.resolve();
    expect([hasStoredData(), found.mock.calls.length]).toEqual([true, 1]);
  });

  test('resolves when another tab stores data, and for no other key', async () => {
    const { otherTab } = createBrowser();
    const { PRESENCE_KEY, waitForData } = await createPage();
    const found = vi.fn<() => void>();
    waitForData(found);
    otherTab('other');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
    otherTab(PRESENCE_KEY);
    await Promise.resolve();
    expect(found).toHaveBeenCalledTimes(1);
  });

  test('is unknown when the browser blocks storage', async () => {
    createBrowser();
    vi.stubGlobal('localStorage', undefined);
    const { hasStoredData, setPresenceFlag } = await createPage();
    setPresenceFlag();
    expect(hasStoredData()).toBeUndefined();
  });
});
