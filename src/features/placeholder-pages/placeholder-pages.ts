/** The screens that stand for pages to come. */
import { getCollection } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';

export const getPlaceholderPages = memoizeForBuild(() => getCollection('screens'));
