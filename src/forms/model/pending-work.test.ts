import { expect, test } from 'vitest';
import { cancelWork, createIsCurrent, refuseWork, trackWork, waitForStartedWork, waitForWork } from './pending-work.ts';

const slow = () => {
  let finish = (): void => undefined;
  const work = new Promise<void>((done) => {
    finish = done;
  });
  return { work, finish };
};

test('waits for all work of an owner, including work that starts later or fails', async () => {
  const [first, second] = [slow(), slow()];
  trackWork('a', first.work).catch(() => undefined);
  trackWork('a', Promise.reject(new Error('lost'))).catch(() => undefined);
  let waited = false;
  const all = waitForWork('a').then(() => (waited = true));
  await waitForWork('b');
  trackWork('a', second.work).catch(() => undefined);
  first.finish();
  await first.work;
  expect(waited).toBe(false);
  second.finish();
  await all;
  expect(waited).toBe(true);
});

test('waits for the work that has started, and not for what starts later', async () => {
  expect(waitForStartedWork('d')).toBeUndefined();
  const first = slow();
  trackWork('d', first.work).catch(() => undefined);
  let waited = false;
  const started = waitForStartedWork('d')?.then(() => (waited = true));
  trackWork('d', slow().work).catch(() => undefined);
  await Promise.resolve();
  expect(waited).toBe(false);
  first.finish();
  await started;
  expect(waited).toBe(true);
});

test('says whether none of the work that it waits for was refused', async () => {
  const refuse = () =>
    Promise.resolve().then(() => {
      refuseWork('e');
    });
  trackWork('e', Promise.reject(new Error('lost'))).catch(() => undefined);
  expect(await waitForStartedWork('e')).toBe(true);
  trackWork('e', refuse()).catch(() => undefined);
  expect(await waitForStartedWork('e')).toBe(false);
  const first = slow();
  trackWork('e', first.work).catch(() => undefined);
  const all = waitForWork('e');
  trackWork('e', first.work.then(refuse)).catch(() => undefined);
  first.finish();
  expect(await all).toBe(false);
  expect(await waitForWork('e')).toBe(true);
});

test('does not wait for cancelled work and marks it as outdated', async () => {
  trackWork('c', slow().work).catch(() => undefined);
  const isWanted = createIsCurrent('c');
  expect(isWanted()).toBe(true);
  cancelWork('c');
  expect(isWanted()).toBe(false);
  expect(createIsCurrent('c')()).toBe(true);
  await waitForWork('c');
});
