import { expect, test } from 'vitest';
import { dropWork, isWantedFrom, track, waitForWork } from './pending-work.ts';

const slow = () => {
  let finish = (): void => undefined;
  const work = new Promise<void>((done) => {
    finish = done;
  });
  return { work, finish };
};

test('waits for all work of an owner, also for what begins meanwhile and for what fails', async () => {
  const [first, second] = [slow(), slow()];
  track('a', first.work).catch(() => undefined);
  track('a', Promise.reject(new Error('lost'))).catch(() => undefined);
  let waited = false;
  const all = waitForWork('a').then(() => (waited = true));
  await waitForWork('b');
  track('a', second.work).catch(() => undefined);
  first.finish();
  await first.work;
  expect(waited).toBe(false);
  second.finish();
  await all;
  expect(waited).toBe(true);
});

test('nobody waits for work that was dropped, and it knows that', async () => {
  track('c', slow().work).catch(() => undefined);
  const isWanted = isWantedFrom('c');
  expect(isWanted()).toBe(true);
  dropWork('c');
  expect(isWanted()).toBe(false);
  expect(isWantedFrom('c')()).toBe(true);
  await waitForWork('c');
});
