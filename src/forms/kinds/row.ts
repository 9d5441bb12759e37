/** The rule of one row of several, by what it is. */
import type { FieldOf } from '../definition.ts';
import { plainLine, westernDigits } from '../plain.ts';
import { bad, type Checked } from '../problem.ts';
import type { RowKind } from '../vocabulary.ts';
import { checkEmail } from './email.tsx';
import { checkPhone } from './check-phone.ts';
import { checkText } from './text.tsx';
import { checkUrl } from './url.tsx';

type Rule = (typed: string, longest: number) => Checked<string | null>;

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Days and hours in the visitor's own words; what looks like a time must be one. */
function checkTiming(typed: string, longest: number): Checked<string | null> {
  const times = westernDigits(plainLine(typed)).match(/\d+:\d*/g) ?? [];
  return times.every((time) => CLOCK.test(time)) ? checkText(typed, longest) : bad('timing');
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
