import { shownAsOf } from '@/features/search/as-of.ts';
import type { Shown } from '@/features/search/record.ts';
import { shownPath } from '@/features/favourites/favourite-id.ts';

const loaded = new Map<string, Promise<Shown | undefined>>();

async function load(mark: string): Promise<Shown | undefined> {
  const response = await fetch(shownPath(mark));
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${shownPath(mark)}: ${response.status}`);
  // The build wrote it, so its shape is known.
  return shownAsOf((await response.json()) as Shown, new Date());
}

/**
 * What is shown of a mark; undefined when the site has no such entry any more. Rejects when it cannot be loaded; the next
 * call tries again.
 */
export function shownOf(mark: string): Promise<Shown | undefined> {
  const known = loaded.get(mark);
  if (known) return known;
  const coming = load(mark).catch((error: unknown) => {
    loaded.delete(mark);
    throw error;
  });
  loaded.set(mark, coming);
  return coming;
}
