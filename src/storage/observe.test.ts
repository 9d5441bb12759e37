import { expect, test, vi } from 'vitest';
import { subscribeLazily } from './observe.ts';

test('subscribes once open, until unsubscribed', async () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const end = subscribeLazily(() => Promise.resolve('device'), watch);
  await Promise.resolve();
  expect(watch).toHaveBeenCalledExactlyOnceWith('device');
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('does not subscribe when unsubscribed before it is open', async () => {
  const watch = vi.fn(() => () => undefined);
  subscribeLazily(() => Promise.resolve('device'), watch)();
  await Promise.resolve();
  expect(watch).not.toHaveBeenCalled();
});
