import type { CollectionEntry } from 'astro:content';
import { once } from '@/lib/memoize.ts';
import { singleton } from '@/cms/singleton.ts';

/** The words of registering, read once a build. */
export const onboardingWords = once(() => singleton('onboarding'));

type Words = CollectionEntry<'onboarding'>['data'];

/** What the islands say. */
export type PhoneWords = Words['phone'];
export type CodeWords = Words['code'];
export type ResellerWords = Omit<Words['reseller'], 'picture'>;
