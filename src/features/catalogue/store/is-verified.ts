import { toDay } from '@/lib/dates/days.ts';
import type { Store } from '../catalogue.ts';

/** Tells whether evidence for a store was checked and still counts. @param today as in 2026-11-20; a build takes its own day */
export const isVerified = ({ verified }: Pick<Store, 'verified'>, today: string = toDay(new Date())): boolean =>
  verified.discriminant && verified.value.until >= today;
