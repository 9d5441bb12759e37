import type { CollectionEntry } from 'astro:content';
import { once } from '@/cms/once.ts';
import { singleton } from '@/cms/singleton.ts';

export const hubWords = once(() => singleton('hubWords'));

type HubWords = CollectionEntry<'hubWords'>['data'];

/** What the island of posts says. */
export type CommunityWords = HubWords['community'];
