/** A post as a card shows it: plain data, so that an island can put the posts of the visitor's device beside those of the site. */
import type { Post } from './posts.ts';

export type ShownPost = {
  id: string;
  author: string;
  place: string;
  /** As in 2026-11-20. */
  date: string;
  text: string;
  likes: number;
  /** Its own page; a post of the device has none. */
  path?: string | undefined;
  product?: { name: string; path: string };
};

export const shownPost = ({ id, path, author, place, date, text, likes, product }: Post): ShownPost => ({
  id,
  author: author.name,
  place: place.name,
  date,
  text,
  likes,
  path,
  ...(product ? { product } : {}),
});
