/** The unit of a quantity. Forms offer the units of the products by their singular; entries have the plural as well. */
import type { Plural } from '@/lib/plurals.ts';
import type { Source } from './source.ts';

/** Returns the unit with this singular; undefined if no product has it. */
export const findUnit = ({ content }: Source['site'], one: string): Plural | undefined =>
  content.products.find(({ data }) => data.unit.one === one)?.data.unit;
