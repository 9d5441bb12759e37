import { formatMoney } from '@/lib/money.ts';

/**
 * Formats a balance, which can be negative, with the minus sign of the transactions: -1250 → “−$12.50”. Apart from `formatMoney`,
 * which also pages load whose amounts are never negative.
 */
export const formatBalance = (cents: number): string => formatMoney(cents).replace('-', '−');
