/**
 * Reads the visitor's business card. There is one card: that of the latest record. Used by everything that shows the card or
 * attaches it.
 */
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import type { UserData } from '@/storage/user-data.ts';
import type { Subscribe } from '@/storage/use-stored.ts';
import { CARD_ACTION, toOwnCard, type OwnCard } from './business-card.ts';

const LATEST = { action: CARD_ACTION, limit: 1 } as const;

/**
 * Returns the card, or null when the visitor has none.
 * @throws as `openUserData` and the browser's database do
 */
export async function loadCard({ records }: Pick<UserData, 'records'>): Promise<OwnCard | null> {
  const [record] = await records.list(LATEST);
  return (record && toOwnCard(record)) ?? null;
}

/** Subscribes to the card; null when the visitor has none. Calls back only once data is stored. */
export const subscribeCard: Subscribe<OwnCard | null> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openUserData),
    ({ records }) =>
      records.watchList(LATEST, ([record]) => {
        onChange((record && toOwnCard(record)) ?? null);
      }),
    onError,
  );
