import { expect, test, vi } from 'vitest';
import { subscribeLazily } from './observe.ts';

test('watches what was opened, until it ends', async () => {
  const stop = vi.fn();
  const watch = vi.fn(() => stop);
  const end = subscribeLazily(() => Promise.resolve('device'), watch);
  await Promise.resolve();
  expect(watch).toHaveBeenCalledExactlyOnceWith('device');
  expect(stop).not.toHaveBeenCalled();
  end();
  expect(stop).toHaveBeenCalledOnce();
});

test('whoever ends first never watches', async () => {
  const watch = vi.fn(() => () => undefined);
  subscribeLazily(() => Promise.resolve('device'), watch)();
  await Promise.resolve();
  expect(watch).not.toHaveBeenCalled();
});
