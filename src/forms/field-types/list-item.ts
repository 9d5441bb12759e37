/** Validation of the items of a list field, by item type. */
import type { FieldOf } from '../model/definition.ts';
import { normalizeLine, toAsciiDigits } from '@/lib/text/normalize.ts';
import { rejectValue, type ValidationResult } from '../model/validation.ts';
import type { ListItemType } from '../schema/field-options.ts';
import { validateEmail } from '../validators/validate-email.ts';
import { validatePhone } from '../validators/validate-phone.ts';
import { validateText } from './text.tsx';
import { validateUrl } from './url.tsx';

type ItemValidator = (typed: string, maxLength: number) => ValidationResult<string | null>;

const TIME_PATTERN = /^(?:[01]?\d|2[0-3]):[0-5]\d$|^24:00$/;
/** Matches an hour without minutes, in English and Arabic: 9 am, ٩ ص. */
const HOUR_PATTERN = /\b\d{1,2} ?(?:[ap]\.?m\b|[صم](?!\p{L})|صباح|مساء)/iu;
/** Matches a day of the week, also abbreviated, or a word for several or all days. */
const DAY_PATTERN =
  /\b(?:sun|mon|tue|wed|thu|fri|sat)|\b(?:daily|weekdays?|every day|24 ?\/ ?7|24 hours)\b|أحد|[إا]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت|يومي/iu;

/** Validates opening hours in free text: they must name a day or time, and every time must be valid. */
function validateOpeningHours(typed: string, maxLength: number): ValidationResult<string | null> {
  const checked = validateText(typed, maxLength);
  if ('error' in checked || checked.value === null) return checked;
  const line = toAsciiDigits(normalizeLine(typed));
  const times = line.match(/\d+:\d*/g) ?? [];
  const hasDayOrTime = times.length > 0 || HOUR_PATTERN.test(line) || DAY_PATTERN.test(line);
  return hasDayOrTime && times.every((time) => TIME_PATTERN.test(time)) ? checked : rejectValue('timing');
}

const VALIDATORS: Record<ListItemType, ItemValidator> = {
  text: validateText,
  phone: validatePhone,
  email: validateEmail,
  url: validateUrl,
  timing: validateOpeningHours,
};

/** Validates an item of a list field. */
export const validateListItem = (
  { itemType, maxLength }: FieldOf<'list'>,
  row: string,
): ValidationResult<string | null> => VALIDATORS[itemType](row, maxLength);
