/** The rule of one row of several, by what it is. */
import type { FieldOf } from '../model/definition.ts';
import { plainLine, westernDigits } from '@/lib/text/normalize.ts';
import { bad, type Checked } from '../model/validation.ts';
import type { RowKind } from '../schema/field-options.ts';
import { checkEmail } from './email.tsx';
import { checkPhone } from './validate-phone.ts';
import { checkText } from './text.tsx';
import { checkUrl } from './url.tsx';

type Rule = (typed: string, longest: number) => Checked<string | null>;

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
/** An hour without minutes, in English and Arabic: 9 am, ٩ ص. */
const HOUR = /\b\d{1,2} ?(?:[ap]\.?m\b|[صم](?!\p{L})|صباح|مساء)/iu;
/** A day of the week, whole or as its beginning, or several or all of them. */
const DAY =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)|\b(?:daily|weekdays?|every day|24 ?\/ ?7|24 hours)\b|أحد|[إا]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت|يومي/iu;

/** Days and hours in the visitor's own words: some day or time is named, and what looks like a time is one. */
function checkTiming(typed: string, longest: number): Checked<string | null> {
  const checked = checkText(typed, longest);
  if ('problem' in checked || checked.value === null) return checked;
  const line = westernDigits(plainLine(typed));
  const times = line.match(/\d+:\d*/g) ?? [];
  const named = times.length > 0 || HOUR.test(line) || DAY.test(line);
  return named && times.every((time) => CLOCK.test(time)) ? checked : bad('timing');
}

const RULES: Record<RowKind, Rule> = {
  text: checkText,
  phone: checkPhone,
  email: checkEmail,
  url: checkUrl,
  timing: checkTiming,
};

/** What a row means, or what is wrong with it. */
export const checkRow = ({ each, longest }: FieldOf<'lines'>, row: string): Checked<string | null> =>
  RULES[each](row, longest);
