import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';

/** Event on the document with the card as it is typed. A card without a name is undefined. */
export const CARD_TYPED = 'ino:card-typed';
export type TypedCard = BusinessCard | undefined;
