import type { RateDirection } from './rates.ts';

/** Classes of the colours of a change. Rising prices are red and falling prices green, because the pages are for buyers. */
export const RATE_COLOUR_CLASSES: Record<RateDirection, string> = {
  risen: 'text-clay',
  fallen: 'text-palm',
  same: 'text-muted',
};
