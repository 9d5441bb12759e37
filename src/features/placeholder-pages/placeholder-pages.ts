/** The screens that stand for pages to come. */
import { getCollection } from 'astro:content';
import { once } from '@/lib/memoize.ts';

export const screens = once(() => getCollection('screens'));
