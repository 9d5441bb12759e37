import type { CollectionEntry } from 'astro:content';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';

/** Returns the labels of the onboarding. Memoized for the build. */
export const getOnboardingLabels = memoizeForBuild(() => getSingleton('onboarding'));

type Words = CollectionEntry<'onboarding'>['data'];

/** Labels of the islands. */
export type PhoneLabels = Words['phone'];
export type CodeLabels = Words['code'];
export type ResellerFormLabels = Omit<Words['reseller'], 'picture'>;
