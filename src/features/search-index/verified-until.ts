import type { Store } from '@/features/catalogue/catalogue.ts';

/** The badge of a store, as records carry it. */
export const verifiedUntil = ({ discriminant, value }: Store['verified']): { verified?: string } =>
  discriminant ? { verified: value.until } : {};
