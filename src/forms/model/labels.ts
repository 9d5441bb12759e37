/** The words of forms as islands get them. */
import type { CollectionEntry } from 'astro:content';

export type FormWords = CollectionEntry<'formWords'>['data'];
