/**
 * The account of a campaign: what the ledger says about its budget. Pure: amounts are integer cents, and sums are never
 * stored.
 *
 * Starting a campaign reserves its budget. A click books two entries together: `release` returns its price from the
 * reservation and `spend` takes it, so the balance does not change. Ending releases what is left. Keys make every step
 * happen once, on every device that the ledger is imported to.
 */
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';

const toPrefix = (id: string) => `campaign:${id}:`;

/** Returns the key of the entry that reserves the budget. */
export const toReserveKey = (id: string): string => `${toPrefix(id)}reserve`;

/** Returns the key of the entry that releases the rest of the budget. */
export const toReleaseKey = (id: string): string => `${toPrefix(id)}release`;

const toClickPrefix = (id: string): string => `${toPrefix(id)}click:`;

/** Returns the key of the entry that a click spends. */
export const toClickKey = (id: string, keyword: string, impression: string): string =>
  `${toClickPrefix(id)}${encodeURIComponent(keyword)}:${impression}`;

/** Returns the key of the entry that returns the price of a click from the reservation. */
export const toClickReleaseKey = (id: string, keyword: string, impression: string): string =>
  `${toPrefix(id)}fund:${encodeURIComponent(keyword)}:${impression}`;

/** Returns the keyword of a key of a click. A file that was changed can have a key that cannot be decoded: it stays as it is. */
function readKeyword(key: string, prefix: string): string {
  const [encoded = ''] = key.slice(prefix.length).split(':');
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

export type KeywordResult = { clicks: number; spent: number };

export type Account = {
  /** Whether the budget was ever reserved, and whether the rest of it was released. */
  isReserved: boolean;
  isReleased: boolean;
  /** Cents. `reserved` is the sum of the other three. */
  reserved: number;
  spent: number;
  released: number;
  remaining: number;
  clicks: number;
  /** By keyword. */
  results: ReadonlyMap<string, KeywordResult>;
};

const sum = (entries: readonly LedgerEntry[]): number => entries.reduce((total, { amount }) => total + amount, 0);

/**
 * Returns the account of a campaign. After an import, clicks of two devices can exceed the budget: those beyond it cost
 * nothing, just as they change nothing in the balance.
 * @param entries the whole ledger, the oldest entry first
 */
export function getAccount(entries: readonly LedgerEntry[], id: string): Account {
  const own = entries.filter(({ key }) => key.startsWith(toPrefix(id)));
  const reserves = own.filter(({ key }) => key === toReserveKey(id));
  const releases = own.filter(({ key }) => key === toReleaseKey(id));
  const [reserved, released] = [sum(reserves), sum(releases)];
  const results = new Map<string, KeywordResult>();
  let [spent, clicks] = [0, 0];
  for (const { key, amount } of own) {
    if (!key.startsWith(toClickPrefix(id))) continue;
    const keyword = readKeyword(key, toClickPrefix(id));
    const price = Math.min(amount, reserved - released - spent);
    const before = results.get(keyword) ?? { clicks: 0, spent: 0 };
    results.set(keyword, { clicks: before.clicks + 1, spent: before.spent + price });
    spent += price;
    clicks += 1;
  }
  return {
    isReserved: reserves.length > 0,
    isReleased: releases.length > 0,
    reserved,
    spent,
    released,
    remaining: reserved - released - spent,
    clicks,
    results,
  };
}
