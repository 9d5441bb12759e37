import { openStorage } from '@/storage/open.ts';
import type { CodePurpose } from '../onboarding-settings.ts';
import { verifyCode, type OneTimeCode, type Verification } from './one-time-code.ts';

/**
 * Verifies a typed code and counts a wrong attempt, in one transaction: another tab may do so too. Verifies the code that another tab
 * has issued since. One that is no longer stored is not stored again: it would verify the number that another tab has entered.
 * @param issued the code that the page shows
 * @throws StorageError when the attempt could not be counted
 */
export async function verifyStoredCode(
  purpose: CodePurpose,
  issued: OneTimeCode,
  typed: string,
  now: number,
): Promise<{ verdict: Verification; issued: OneTimeCode }> {
  const { settings } = await openStorage();
  let result = verifyCode(issued, typed, now);
  await settings.update(`code:${purpose}`, (stored) => {
    if (!stored || stored.registration !== issued.registration) return stored;
    result = verifyCode(stored, typed, now);
    return result.issued;
  });
  return result;
}
