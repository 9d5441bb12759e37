import { whenIdle } from '@/lib/idle.ts';
import { onDevice } from './presence-flag.ts';

/** The same door, opened once something may be kept and the page has nothing better to do: what a visitor need not wait for. */
export const atLeisure =
  <Opened>(open: () => Promise<Opened>) =>
  (): Promise<Opened> =>
    onDevice()
      .then(() => new Promise<void>(whenIdle))
      .then(open);
