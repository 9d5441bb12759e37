/** What the device stores about referrals: the visitor's own code, and the code of the link that the visitor opened. */
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { createReferralCode, parseReferralCode } from './referral-code.ts';

/**
 * Returns whether a code is the visitor's own.
 * @throws StorageError when storage fails
 */
export const isOwnReferralCode = async (code: string): Promise<boolean> =>
  (await (await openStorage()).settings.get('referral:code')) === code;

/**
 * Calls back with the visitor's code now and after each change, such as an import. Creates it first when there is no valid one;
 * two tabs that do so at the same time get the same one. Returns the function that unsubscribes.
 * @throws StorageError when storage fails
 */
export async function watchOwnCode(onChange: (code: string) => void): Promise<() => void> {
  const { settings } = await openStorage();
  const parse = (stored: string | null) => parseReferralCode(stored ?? '');
  // A valid code is not written again: without room that would fail.
  if (parse(await settings.get('referral:code')) === undefined)
    await settings.update('referral:code', (stored) => parse(stored) ?? createReferralCode());
  return settings.watch('referral:code', (code) => {
    if (code !== null) onChange(code);
  });
}

/**
 * Stores the code of a link. Resolves to false when there is nothing new to mention: the code is the visitor's own, or
 * was stored before.
 * @throws StorageError when storage fails
 */
export async function savePendingCode(code: string): Promise<boolean> {
  if (await isOwnReferralCode(code)) return false;
  const { settings } = await openStorage();
  let isNew = false;
  await settings.update('referral:pending', (pending) => {
    isNew = pending !== code;
    return code;
  });
  return isNew;
}

/** Calls back with the code of the link that the visitor opened. Returns the function that unsubscribes. */
export const subscribePendingCode = (onChange: (code: string) => void): (() => void) =>
  subscribeLazily(openStorage, ({ settings }) =>
    settings.watch('referral:pending', (pending) => {
      const code = parseReferralCode(pending ?? '');
      if (code !== undefined) onChange(code);
    }),
  );
