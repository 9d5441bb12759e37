import type { CollectionEntry } from 'astro:content';
import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of community posts, read once a build. */
export const postWords = once(() => singleton('postWords'));

type PostWords = CollectionEntry<'postWords'>['data'];

/** What islands say about the visitor's own posts. */
export type OwnPostWords = PostWords['own'];
export type PostHistoryWords = PostWords['history'];
