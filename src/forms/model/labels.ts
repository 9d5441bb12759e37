/** Labels that all forms share. */
import type { CollectionEntry } from 'astro:content';

export type FormLabels = CollectionEntry<'formLabels'>['data'];
