/**
 * Pictures of the pages of the second thread. The list of pictures to generate is in the first thread, and only Astro's code there
 * knows the name of a generated picture. So a page first gets placeholders, which are replaced when the first thread has answered.
 */
import type { PictureRequest } from './messages.ts';

/** Text that survives in attributes, JSON and addresses, and that no page contains. */
const PREFIX = '/~generated-picture-';
const PLACEHOLDER = new RegExp(`${PREFIX}(\\d+)~`, 'g');

export type ThreadPictures = {
  /** Takes the place of Astro's function that lists a picture; returns a placeholder of its address. */
  add: (options: Record<string, unknown>, hashProperties: string[], file: string | undefined) => string;
  /** Returns the pictures that were added since the last call. */
  takeRequests: () => PictureRequest[];
  /** Stores the addresses of the next requests, in their order. */
  addAddresses: (addresses: readonly string[]) => void;
  /** Returns whether all placeholders that were given out have an address. */
  isComplete: () => boolean;
  replacePlaceholders: (html: string) => string;
};

export function createThreadPictures(): ThreadPictures {
  const known = new Map<string, string>();
  const addresses: string[] = [];
  let requests: PictureRequest[] = [];
  return {
    add: (options, hashProperties, file) => {
      const key = JSON.stringify([options, hashProperties, file]);
      const placeholder = known.get(key) ?? `${PREFIX}${known.size}~`;
      if (!known.has(key)) {
        known.set(key, placeholder);
        requests.push({ options, hashProperties, file });
      }
      return placeholder;
    },
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    addAddresses: (more) => {
      addresses.push(...more);
    },
    isComplete: () => addresses.length === known.size,
    replacePlaceholders: (html) =>
      html.replace(PLACEHOLDER, (_placeholder, index: string) => {
        const address = addresses[Number(index)];
        if (address === undefined) throw new Error(`picture ${index} has no address`);
        return address;
      }),
  };
}
