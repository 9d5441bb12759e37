import { runWhenIdle } from '@/lib/idle.ts';
import { whenDataExists } from './presence-flag.ts';

/** The same door, opened once something may be kept and the page has nothing better to do: what a visitor need not wait for. */
export const openWhenIdle =
  <Opened>(open: () => Promise<Opened>) =>
  (): Promise<Opened> =>
    whenDataExists()
      .then(() => new Promise<void>(runWhenIdle))
      .then(open);
