/** One-time codes of the demonstration. No message is sent: the browser creates, shows and verifies the code. */

import type { SettingValue } from '@/storage/settings.ts';

export type OneTimeCode = NonNullable<SettingValue<'code:phone'>>;

/** Number of digits of a code. */
export const CODE_LENGTH = 6;

/** Maximum number of wrong attempts with one code. */
export const MAX_WRONG_CODES = 5;

/** Milliseconds until a code expires. */
export const LIFETIME_MS = 5 * 60 * 1000;

/**
 * Creates a code.
 * @param random returns a number in [0, 1)
 */
export const createCode = (now: number, random: () => number): OneTimeCode => ({
  code: Array.from({ length: CODE_LENGTH }, () => String(Math.floor(random() * 10))).join(''),
  at: now,
  tries: 0,
});

/** Returns true when a code has expired, also when the clock was set back, which must not extend its lifetime. */
export const isExpired = ({ at }: OneTimeCode, now: number): boolean => now - at > LIFETIME_MS || now < at;

export type Verification = 'right' | 'wrong' | 'tries' | 'expired';

/** Verifies a typed code. Returns the verdict and the issued code, with one more attempt when the typed code is wrong. */
export function verifyCode(
  issued: OneTimeCode,
  typed: string,
  now: number,
): { verdict: Verification; issued: OneTimeCode } {
  if (isExpired(issued, now)) return { verdict: 'expired', issued };
  if (issued.tries >= MAX_WRONG_CODES) return { verdict: 'tries', issued };
  if (typed === issued.code) return { verdict: 'right', issued };
  const after = { ...issued, tries: issued.tries + 1 };
  return { verdict: after.tries >= MAX_WRONG_CODES ? 'tries' : 'wrong', issued: after };
}

/** Returns the time at which a wait ends: at most a whole wait from now, because the clock may have been set back. */
export const limitWaitEnd = (end: number, now: number, waitSeconds: number): number =>
  Math.min(end, now + waitSeconds * 1000);

/** Formats seconds as in 0:04. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
