/** Whether the visitor's phone number counts as verified. Pure: the places that show it read the stored values. */
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';

export type StoredPhone = {
  /** The number that was entered last for a one-time code, as in +96891234567. */
  enteredPhone: string | undefined;
  /** The number that was confirmed with a code. */
  verifiedPhone: string | null;
};

/** Returns the mobile number of a profile, as stored; undefined when the visitor entered none there. */
export function getProfilePhone(profile: Pick<StoredRecord, 'answers'> | undefined): string | undefined {
  const value = profile?.answers.find(({ name }) => name === 'phone')?.value;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns whether a number is the verified one. Without a plus it may be as dialled within the country. */
const isSameNumber = (verified: string, number: string): boolean =>
  number.startsWith('+') ? number === verified : verified.endsWith(number.replace(/^0/, ''));

/**
 * Returns whether the number that the visitor is reached at was confirmed. A later number is not: neither one that was entered
 * for a code, nor another one of the profile.
 */
export const isPhoneVerified = (
  { enteredPhone, verifiedPhone }: StoredPhone,
  profilePhone: string | undefined,
): boolean =>
  verifiedPhone !== null &&
  enteredPhone === verifiedPhone &&
  (profilePhone === undefined || isSameNumber(verifiedPhone, profilePhone));
