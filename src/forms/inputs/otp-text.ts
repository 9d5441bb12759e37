/** What the boxes of a code accept. Pure. */
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import type { FieldOf } from '../model/definition.ts';

type Characters = FieldOf<'code'>['characters'];

/** All digits that `toAsciiDigits` converts. */
const DIGITS = '\\d٠-٩۰-۹０-９';

/** Patterns of what the boxes may contain, for `input-otp`, which ignores everything else without a message. */
export const OTP_PATTERNS: Readonly<Record<Characters, string>> = {
  digits: `^[${DIGITS}]+$`,
  capitals: `^[a-zA-Z${DIGITS}]+$`,
};

/** Returns the code in a text that was pasted. The user may paste the whole message with a code of digits in it. */
export const toPastedCode = (pasted: string, characters: Characters): string =>
  toAsciiDigits(stripBidiControls(pasted)).replace(characters === 'digits' ? /\D/g : /[\s-]/g, '');

/** Returns the code as the boxes show it. */
export const toShownCode = (typed: string): string => toAsciiDigits(typed).toUpperCase();
