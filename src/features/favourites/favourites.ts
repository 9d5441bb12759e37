/** What the visitor marked with a heart: ids as in `product:sidr-honey-1kg`. It shows at once, and is kept on the device. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';
import { addPendingWrite, getPendingWrites, removePendingWrite } from './pending-writes.ts';

let marked: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();
let following = false;

function show(ids: Iterable<string>): void {
  marked = new Set(ids);
  for (const changed of watchers) changed();
}

async function keepNoted(): Promise<void> {
  for (const [id, wanted] of getPendingWrites()) {
    const { favourites } = await openStorage();
    // Another tab may have been faster.
    if ((await favourites.is(id)) !== wanted) await favourites.toggle(id);
    removePendingWrite(id, wanted);
  }
}

let settled = Promise.resolve();

/**
 * Has the device keep what was noted, one after the other: the last word counts. What it does not keep stays noted, and the
 * next page tries again.
 */
function settle(): SurePromise<void> {
  settled = settled.then(keepNoted).catch(() => undefined);
  return settled;
}

/** Has the device keep what the page before noted on the way out. */
export const flushPendingWrites = (): void => {
  if (getPendingWrites().size) settle();
};

/** The database is asked only where something may be kept. */
function begin(): void {
  if (following) return;
  following = true;
  marked = new Set([...getPendingWrites()].flatMap(([id, wanted]) => (wanted ? [id] : [])));
  flushPendingWrites();
  subscribeLazily(openWhenIdle(openStorage), ({ favourites }) =>
    favourites.watch((list) => {
      // Before all is settled, what was noted counts more than what is kept.
      const now = new Map([...list.map(({ id }) => [id, true] as const), ...getPendingWrites()]);
      show([...now].flatMap(([id, wanted]) => (wanted ? [id] : [])));
    }),
  );
}

export const isFavourite = (id: string): boolean => marked.has(id);

/** Calls back after each change, in this tab or another. Returns the function that ends it. */
export function subscribeFavourites(changed: () => void): () => void {
  watchers.add(changed);
  begin();
  return () => {
    watchers.delete(changed);
  };
}

/** Marks or unmarks. What the device does not keep is noted beside it, or lasts as long as the page. */
export function toggleFavourite(id: string): SurePromise<void> {
  const wanted = !marked.has(id);
  show(wanted ? [...marked, id] : [...marked].filter((other) => other !== id));
  addPendingWrite(id, wanted);
  return settle();
}
