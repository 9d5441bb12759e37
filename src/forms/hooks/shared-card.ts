/** The business card that a form attaches to its record. */
import type { StorageErrorCode } from '@/storage/errors.ts';
import { openUserData } from '@/storage/open.ts';
import type { BusinessCard } from '@/storage/schemas.ts';
import { toResult } from '@/storage/to-result.ts';
import type { Consent, FormDefinition } from '../model/definition.ts';
import type { FormValues } from '../model/validate-form.ts';

/** The card, if one is shared; or the consent that has no card; or the reason why the card cannot be read. */
export type SharedCard =
  { card: BusinessCard | undefined } | { consentWithoutCard: string } | { storageError: StorageErrorCode };

const findConsent = ({ consents }: FormDefinition, values: FormValues): Consent | undefined =>
  consents.find(({ key, attachesCard }) => attachesCard && values[key] === true);

/** Loads the visitor's card if they agreed to share it. Never rejects. */
export async function loadSharedCard(definition: FormDefinition, values: FormValues): Promise<SharedCard> {
  const consent = findConsent(definition, values);
  if (!consent) return { card: undefined };
  let card: BusinessCard | undefined;
  const storageError = await toResult(async () => {
    // Loaded lazily: most forms share no card.
    const [{ loadCard }, userData] = await Promise.all([
      import('@/features/business-cards/card/open-card.ts'),
      openUserData(),
    ]);
    card = (await loadCard(userData))?.card;
  });
  if (storageError !== undefined) return { storageError };
  return card ? { card } : { consentWithoutCard: consent.key };
}
