/** Rules of referral codes. Pure: pages, elements and tests use them. */
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';

export const REFERRAL_CODE_LENGTH = 4;

/** Points for each referral. */
export const REFERRAL_POINTS = 10;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const CODE = new RegExp(`^[A-Z0-9]{${REFERRAL_CODE_LENGTH}}$`);

/** Name of the parameter of a referral link. Must never change: printed codes contain it. */
export const REFERRAL_PARAMETER = 'ref';

const getRandomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

/**
 * Creates a random code.
 * @param getByte returns a random number from 0 to 255
 */
export function createReferralCode(getByte: () => number = getRandomByte): string {
  // Bytes from 252 on would make the first four letters more likely than the others.
  const limit = 256 - (256 % ALPHABET.length);
  let code = '';
  while (code.length < REFERRAL_CODE_LENGTH) {
    const byte = getByte();
    if (byte < limit) code += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return code;
}

/** Returns the code that a text contains: in capitals, without spaces and hyphens. Undefined when it is malformed. */
export function parseReferralCode(text: string): string | undefined {
  const code = toAsciiDigits(stripBidiControls(text)).toUpperCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : undefined;
}

/** Returns the code in the query of an address; undefined when there is none or when it is malformed. */
export const findReferralCode = (query: string): string | undefined =>
  parseReferralCode(new URLSearchParams(query).get(REFERRAL_PARAMETER) ?? '');

/** Returns the link that passes on a code. */
export const getReferralUrl = (code: string, origin: string): string =>
  new URL(`/?${REFERRAL_PARAMETER}=${code}`, origin).href;

const KEY_PREFIX = 'referral:';

/** Returns the idempotency key of the points for a code, so that a code is booked once. */
export const toReferralKey = (code: string): string => `${KEY_PREFIX}${code}`;

/** Returns the code of a key, or undefined for another key. */
export const toCodeOfKey = (key: string): string | undefined =>
  key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : undefined;
