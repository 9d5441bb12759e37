/** The rule of one row of several, by what it is. */
import type { FieldOf } from '../model/definition.ts';
import { normalizeLine, toAsciiDigits } from '@/lib/text/normalize.ts';
import { invalid, type ValidationResult } from '../model/validation.ts';
import type { ListItemType } from '../schema/field-options.ts';
import { validateEmail } from './email.tsx';
import { validatePhone } from './validate-phone.ts';
import { validateText } from './text.tsx';
import { validateUrl } from './url.tsx';

type Rule = (typed: string, maxLength: number) => ValidationResult<string | null>;

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
/** An hour without minutes, in English and Arabic: 9 am, ٩ ص. */
const HOUR = /\b\d{1,2} ?(?:[ap]\.?m\b|[صم](?!\p{L})|صباح|مساء)/iu;
/** A day of the week, whole or as its beginning, or several or all of them. */
const DAY =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)|\b(?:daily|weekdays?|every day|24 ?\/ ?7|24 hours)\b|أحد|[إا]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت|يومي/iu;

/** Days and hours in the visitor's own words: some day or time is named, and what looks like a time is one. */
function checkTiming(typed: string, maxLength: number): ValidationResult<string | null> {
  const checked = validateText(typed, maxLength);
  if ('problem' in checked || checked.value === null) return checked;
  const line = toAsciiDigits(normalizeLine(typed));
  const times = line.match(/\d+:\d*/g) ?? [];
  const named = times.length > 0 || HOUR.test(line) || DAY.test(line);
  return named && times.every((time) => CLOCK.test(time)) ? checked : invalid('timing');
}

const RULES: Record<ListItemType, Rule> = {
  text: validateText,
  phone: validatePhone,
  email: validateEmail,
  url: validateUrl,
  timing: checkTiming,
};

/** What a row means, or what is wrong with it. */
export const validateListItem = (
  { itemType, maxLength }: FieldOf<'list'>,
  row: string,
): ValidationResult<string | null> => RULES[itemType](row, maxLength);
