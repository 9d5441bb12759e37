import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const KEY = 'ino:words:1';

/** The part of a browser that is needed, with storage that can be blocked or full. */
function device(refuses: { reading?: boolean; writing?: boolean } = {}) {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (refuses.reading ? refuse() : (stored.get(key) ?? null)),
    setItem: (key: string, value: string) => (refuses.writing ? refuse() : stored.set(key, value)),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const otherTab = (key: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return { stored, otherTab };
}

/** The module anew, as on a new page. */
async function words(fallback: string[] = []) {
  const { keep } = await import('./keep.ts');
  return keep('words', isWords, fallback);
}

beforeEach(() => {
  vi.resetModules();
});

describe('keep', () => {
  test('gives back what was written, also on the next page', async () => {
    device();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string()), async (value) => {
        expect((await words()).write(value)).toBe(true);
        vi.resetModules();
        expect((await words()).read()).toEqual(value);
      }),
    );
  });

  test.each(['not JSON', '{}', '[1]', 'null', ''])('takes the fallback where %j is stored', async (text) => {
    device().stored.set(KEY, text);
    expect((await words(['fallback'])).read()).toEqual(['fallback']);
  });

  test('leaves what another version stored alone', async () => {
    const { stored } = device();
    stored.set('ino:words:0', '["old"]');
    (await words()).write(['new']);
    expect(Object.fromEntries(stored)).toEqual({ 'ino:words:0': '["old"]', [KEY]: '["new"]' });
  });

  test('says that a full device stored nothing, and remembers until the page goes', async () => {
    device({ writing: true });
    const kept = await words();
    expect(kept.write(['a'])).toBe(false);
    expect(kept.read()).toEqual(['a']);
    vi.resetModules();
    expect((await words()).read()).toEqual([]);
  });

  test('works where storage is blocked', async () => {
    device({ reading: true, writing: true });
    const kept = await words(['fallback']);
    expect(kept.read()).toEqual(['fallback']);
    expect(kept.write(['a'])).toBe(false);
    expect(kept.read()).toEqual(['a']);
  });

  test('tells every reader of the name, in this tab and from others, until it is told to stop', async () => {
    const { stored, otherTab } = device();
    const [changed, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const [one, two] = [await words(), await words()];
    const stop = one.subscribe(changed);
    (await import('./keep.ts')).keep('other', isWords, []).subscribe(other);
    two.write(['here']);
    expect(changed).toHaveBeenCalledTimes(1);
    stored.set(KEY, '["there"]');
    otherTab(KEY);
    expect(changed).toHaveBeenCalledTimes(2);
    expect(one.read()).toEqual(['there']);
    expect(other).not.toHaveBeenCalled();
    otherTab(null);
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    two.write([]);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  test('believes another tab rather than what this one could not store', async () => {
    const { stored, otherTab } = device({ writing: true });
    const kept = await words();
    kept.subscribe(() => undefined);
    kept.write(['here']);
    stored.set(KEY, '["there"]');
    otherTab(KEY);
    expect(kept.read()).toEqual(['there']);
  });
});
