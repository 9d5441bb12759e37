/** The demonstration code: no message is sent, so the device makes it, shows it and judges it. */

export type OneTimeCode = {
  code: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Wrong ones so far. */
  tries: number;
  /** Where it goes in place of the phone. */
  email?: string;
  /** The registration that it confirms; without one, the visitor's own number. */
  registration?: string;
};

/** Digits of a code. */
export const CODE_LENGTH = 6;

/** Wrong codes until a new one is needed. */
export const MAX_ATTEMPTS = 5;

/** Milliseconds that a code is good for. */
export const LIFETIME = 5 * 60 * 1000;

/** @param random from 0 up to 1 */
export const createCode = (now: number, random: () => number): OneTimeCode => ({
  code: Array.from({ length: CODE_LENGTH }, () => String(Math.floor(random() * 10))).join(''),
  at: now,
  tries: 0,
});

/** A clock that was put back makes no code good for longer. */
export const isExpired = ({ at }: OneTimeCode, now: number): boolean => now - at > LIFETIME || now < at;

export type Verification = 'right' | 'wrong' | 'tries' | 'expired';

/** What a code is worth, and what stands of the issued one after it: a wrong one costs a try. */
export function verifyCode(
  issued: OneTimeCode,
  typed: string,
  now: number,
): { verdict: Verification; issued: OneTimeCode } {
  if (isExpired(issued, now)) return { verdict: 'expired', issued };
  if (issued.tries >= MAX_ATTEMPTS) return { verdict: 'tries', issued };
  if (typed === issued.code) return { verdict: 'right', issued };
  const after = { ...issued, tries: issued.tries + 1 };
  return { verdict: after.tries >= MAX_ATTEMPTS ? 'tries' : 'wrong', issued: after };
}

/** As in 0:04. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
