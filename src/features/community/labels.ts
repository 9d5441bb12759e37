import type { CollectionEntry } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Loads the labels of community posts, once a build. */
export const getPostLabels = memoizeForBuild(() => getSingleton('postLabels'));

type PostLabels = CollectionEntry<'postLabels'>['data'];

/** Labels of the islands with the visitor's own posts. */
export type MyPostLabels = PostLabels['own'];
export type PostHistoryLabels = PostLabels['history'];
