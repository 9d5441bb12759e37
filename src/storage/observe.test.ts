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

test('reports that it cannot open, unless it was unsubscribed', async () => {
  const [onError, onLateError] = [vi.fn(), vi.fn()];
  const open = () => Promise.reject(new Error('blocked'));
  subscribeLazily(open, () => () => undefined, onError);
  subscribeLazily(open, () => () => undefined, onLateError)();
  await Promise.resolve();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('blocked'));
  expect(onLateError).not.toHaveBeenCalled();
});
