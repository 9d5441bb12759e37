import type { CollectionEntry } from 'astro:content';
import type { FormLabels } from '@/forms/model/labels.ts';

export type YourDataLabels = CollectionEntry<'yourDataLabels'>['data'];

/** What all parts of the page are given. */
export type Words = { device: YourDataLabels; forms: FormLabels };
