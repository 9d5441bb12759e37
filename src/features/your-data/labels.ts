import type { CollectionEntry } from 'astro:content';
import type { FormLabels } from '@/forms/model/labels.ts';

export type YourDataLabels = CollectionEntry<'yourDataLabels'>['data'];

/** Props that all parts of the page have in common. */
export type Words = { device: YourDataLabels; forms: FormLabels };
