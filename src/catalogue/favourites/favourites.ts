/** What the visitor marked with a heart: ids as in `product:sidr-honey-1kg`. It shows at once, and is kept on the device. */
import { whenIdle } from '@/device/idle.ts';
import { onDevice } from '@/device/mark.ts';
import { device } from '@/device/open.ts';

let marked: ReadonlySet<string> = new Set();
const watchers = new Set<() => void>();
let following = false;

function show(ids: Iterable<string>): void {
  marked = new Set(ids);
  for (const changed of watchers) changed();
}

/** The database is asked only where something may be kept. */
function follow(): void {
  if (following) return;
  following = true;
  onDevice(() => {
    whenIdle(() => {
      void device().then(({ favourites }) =>
        favourites.watch((list) => {
          show(list.map(({ id }) => id));
        }),
      );
    });
  });
}

export const isFavourite = (id: string): boolean => marked.has(id);

/** Calls back after each change, in this tab or another. Returns the function that ends it. */
export function watchFavourites(changed: () => void): () => void {
  watchers.add(changed);
  follow();
  return () => {
    watchers.delete(changed);
  };
}

/** Marks or unmarks. What the device does not keep lasts as long as the page. */
export async function toggleFavourite(id: string): Promise<void> {
  const wanted = !marked.has(id);
  show(wanted ? [...marked, id] : [...marked].filter((other) => other !== id));
  const { favourites } = await device();
  // Another tab may have been faster.
  if ((await favourites.is(id)) !== wanted) await favourites.toggle(id);
}
