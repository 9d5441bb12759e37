import type { CollectionEntry } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** The words of registering, read once a build. */
export const getOnboardingLabels = memoizeForBuild(() => getSingleton('onboarding'));

type Words = CollectionEntry<'onboarding'>['data'];

/** What the islands say. */
export type PhoneLabels = Words['phone'];
export type CodeLabels = Words['code'];
export type ResellerFormLabels = Omit<Words['reseller'], 'picture'>;
