/** The screens that stand for pages to come. */
import { getCollection } from 'astro:content';
import { once } from '@/cms/once.ts';

export const screens = once(() => getCollection('screens'));
