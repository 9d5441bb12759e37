/** Money is an integer of US cents everywhere except in content files, where editors write dollars. */
import { NUMBER_LOCALE } from './locales.ts';

/** Converts dollars from content to cents: 61.5 → 6150. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Converts cents to dollars, for formats of others that require a number: 6150 → 61.5. */
export const toDollars = (cents: number): number => cents / 100;

/** Created on first use: many pages load this file, and few format an amount before the visitor acts. */
let format: Intl.NumberFormat | undefined;

/** Formats cents: 129600 → “$1,296.00”. */
export const formatMoney = (cents: number): string =>
  (format ??= new Intl.NumberFormat(NUMBER_LOCALE, { style: 'currency', currency: 'USD' })).format(toDollars(cents));

/** Formats cents, without decimals for whole dollars: 85000 → “$850”, 129650 → “$1,296.50”. */
export const formatRoundMoney = (cents: number): string => formatMoney(cents).replace(/\.00$/, '');

/** Formats cents without sign and separators, for inputs and data: 129600 → “1296.00”. */
export const formatAmount = (cents: number): string => toDollars(cents).toFixed(2);
