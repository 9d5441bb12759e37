/** The words of forms as islands get them. */
import type { CollectionEntry } from 'astro:content';

export type FormLabels = CollectionEntry<'formLabels'>['data'];
