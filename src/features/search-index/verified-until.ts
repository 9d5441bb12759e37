import type { Store } from '@/features/catalogue/catalogue.ts';

/** Returns the end date of a store's evidence as a field of a search record. */
export const getVerifiedUntil = ({ discriminant, value }: Store['verified']): { verified?: string } =>
  discriminant ? { verified: value.until } : {};
