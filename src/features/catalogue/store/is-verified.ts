import { toDay } from '@/lib/dates/days.ts';
import type { Store } from '../catalogue.ts';

/**
 * Returns whether a store has evidence that is still valid.
 * @param today ISO date, by default the day of the build
 */
export const isVerified = ({ verified }: Pick<Store, 'verified'>, today: string = toDay(new Date())): boolean =>
  verified.discriminant && verified.value.until >= today;
