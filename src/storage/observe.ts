/** Watching what the device keeps, for islands and elements that may be gone before it is open. */
import { whenDataExists } from './presence-flag.ts';

/** Opens a door, then watches; whoever ends before it was open never begins. Returns the function that ends it. */
export function subscribeLazily<Opened>(
  open: () => Promise<Opened>,
  watch: (opened: Opened) => () => void,
): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  open().then(
    (opened) => {
      if (!ended) stop = watch(opened);
    },
    // Why there is nothing to watch is told to who writes something.
    () => undefined,
  );
  return () => {
    ended = true;
    stop?.();
  };
}

/** The same door, opened only once something may be kept: a new visitor never loads what is behind it. */
export const openIfStored =
  <Opened>(open: () => Promise<Opened>) =>
  (): Promise<Opened> =>
    whenDataExists().then(open);
