/** Loads the placeholder pages, once a build. */
import { getCollection } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';

export const getPlaceholderPages = memoizeForBuild(() => getCollection('screens'));
