/** What the visitor marked with a heart, kept on the device: ids as in `product:sidr-honey-1kg`. */
import { keep } from '@/device/keep.ts';

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

export const favourites = keep<string[]>('favourites', isIds, []);

export const isFavourite = (id: string): boolean => favourites.read().includes(id);

/** Marks or unmarks; returns whether it is marked now. */
export function toggleFavourite(id: string): boolean {
  const others = favourites.read().filter((other) => other !== id);
  const marked = others.length === favourites.read().length;
  favourites.write(marked ? [...others, id] : others);
  return marked;
}
