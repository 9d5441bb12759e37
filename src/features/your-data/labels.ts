import type { CollectionEntry } from 'astro:content';
import type { FormWords } from '@/forms/model/labels.ts';

export type DeviceWords = CollectionEntry<'deviceWords'>['data'];

/** What all parts of the page are given. */
export type Words = { device: DeviceWords; forms: FormWords };
