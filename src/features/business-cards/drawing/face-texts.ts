import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';

/** The texts on a card by the name of their place; empty where the card has none. */
export type FaceTexts = Record<
  'company' | 'fullName' | 'role' | 'mobile' | 'email' | 'website' | 'location' | 'social',
  string
>;

/** Shortens a web address for reading: without scheme, “www.” and a trailing slash. */
const shortenUrl = (url: string): string => url.replace(/^https:\/\/(?:www\.)?/i, '').replace(/\/$/, '');

/** Returns the texts on the faces of a card. Occupation and position share a line. */
export const toFaceTexts = (card: BusinessCard): FaceTexts => ({
  company: card.company ?? '',
  fullName: card.fullName,
  role: joinFacts([card.occupation, card.position]),
  mobile: card.mobile ?? '',
  email: card.email ?? '',
  website: shortenUrl(card.website ?? ''),
  location: card.location ?? '',
  social: shortenUrl(card.social ?? ''),
});
