import type { CollectionEntry } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of community posts, read once a build. */
export const getPostLabels = memoizeForBuild(() => getSingleton('postLabels'));

type PostWords = CollectionEntry<'postLabels'>['data'];

/** What islands say about the visitor's own posts. */
export type MyPostLabels = PostWords['own'];
export type PostHistoryLabels = PostWords['history'];
