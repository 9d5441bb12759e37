/** Checks of forms that concern several settings. An issue stops the build and names the file and the field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import { formatBytes } from '@/lib/bytes.ts';
import type { forms } from './schema.ts';
import { ACTION_CHOICES } from './action-choices.ts';
import { FILE_FAMILIES, MAX_RECORD_FILES_SIZE } from './field-options.ts';

type Content = EntriesOf<{ forms: typeof forms }>;
type FormEntry = Content['forms'][number];

/** Returns the positions of values that occur earlier in the list. */
const findRepeated = (values: readonly string[]): number[] =>
  values.flatMap((value, position) => (values.indexOf(value) < position ? [position] : []));

/** Keys that Valibot drops from records: a draft cannot store an answer under one of them. */
const RESERVED_KEYS: readonly string[] = ['constructor', 'prototype'];

/** Checks that all keys of a form differ. With equal keys, one answer would overwrite the other. */
export function* checkKeys({ forms }: Content): Iterable<ContentIssue> {
  for (const { file, data } of forms) {
    const keys = [...data.fields.map(({ value }) => value.key), ...data.consents.map(({ key }) => key)];
    const createIssue = (position: number, reason: string): ContentIssue => {
      const consent = position - data.fields.length;
      const at = consent < 0 ? `fields.${position}.value` : `consents.${consent}`;
      return { file, field: `${at}.key`, reason: `“${keys[position] ?? ''}” ${reason}: choose another` };
    };
    for (const position of findRepeated(keys)) yield createIssue(position, 'is the key of an earlier field');
    for (const [position, name] of keys.entries()) {
      if (RESERVED_KEYS.includes(name))
        yield createIssue(position, 'is a name that JavaScript reserves, so the answer cannot be stored');
    }
  }
}

/** Checks that a form has the fields that its action requires. */
export function* checkRequiredFields({ forms }: Content): Iterable<ContentIssue> {
  for (const { file, data } of forms) {
    const kinds = new Map(data.fields.map(({ discriminant, value }) => [value.key, discriminant as string]));
    for (const [key, kind] of Object.entries(ACTION_CHOICES[data.action].needs)) {
      const actual = kinds.get(key);
      if (actual !== kind) {
        const reason =
          actual === undefined
            ? `“${ACTION_CHOICES[data.action].label}” needs a field with the key ${key} (${kind}): add it`
            : `“${ACTION_CHOICES[data.action].label}” needs ${key} as ${kind}, not as ${actual}`;
        yield { file, field: 'fields', reason };
      }
    }
  }
}

/** The first day that a date field accepts, in days from today. */
const FIRST_DAY = { any: -Infinity, today: 0, tomorrow: 1 } as const;

/** A century in days. Dates far beyond it cannot be represented. */
const CENTURY_DAYS = 36_525;

function* findFieldIssues({ file, data }: FormEntry): Iterable<ContentIssue> {
  for (const [position, { discriminant, value }] of data.fields.entries()) {
    const at = `fields.${position}.value`;
    if (discriminant === 'range' && !(value.min <= value.defaultValue && value.defaultValue <= value.max)) {
      yield { file, field: `${at}.defaultValue`, reason: `must be from ${value.min} to ${value.max}` };
    }
    if (
      (discriminant === 'number' || discriminant === 'money') &&
      value.max !== null &&
      // Without a minimum, both kinds start at zero.
      (value.min ?? 0) > value.max
    ) {
      yield { file, field: `${at}.min`, reason: `must not be more than ${value.max}` };
    }
    if (discriminant === 'money' && value.minField) {
      const lower = data.fields.slice(0, position).find((field) => field.value.key === value.minField);
      if (lower?.discriminant !== 'money') {
        yield { file, field: `${at}.minField`, reason: `“${value.minField}” is not an earlier money field` };
      }
    }
    if (discriminant === 'year' && value.max !== null && value.min > value.max) {
      yield { file, field: `${at}.min`, reason: `must not be more than ${value.max}` };
    }
    if (discriminant === 'date' && value.maxDaysAhead !== null) {
      const first = FIRST_DAY[value.from];
      if (value.maxDaysAhead < first) {
        yield { file, field: `${at}.maxDaysAhead`, reason: `must be at least ${first}: no day would be accepted` };
      } else if (Math.abs(value.maxDaysAhead) > CENTURY_DAYS) {
        yield { file, field: `${at}.maxDaysAhead`, reason: `must not be more than ${CENTURY_DAYS} days away` };
      }
    }
    if (discriminant === 'files' && value.families.length === 0) {
      yield { file, field: `${at}.families`, reason: 'choose at least one type: no file would be accepted' };
    }
    if ((discriminant === 'select' || discriminant === 'radio') && value.options.discriminant === 'list') {
      const own = value.options.value.map((option) => option.value);
      for (const option of findRepeated(own)) {
        yield {
          file,
          field: `${at}.options.value.${option}.value`,
          reason: `“${own[option] ?? ''}” is the key of an earlier option: choose another key`,
        };
      }
    }
  }
}

/** Checks that the limits of each field allow an answer and that the keys of its options differ. */
export function* checkLimits({ forms }: Content): Iterable<ContentIssue> {
  for (const form of forms) yield* findFieldIssues(form);
}

const getLargestSize = (families: readonly string[]): number =>
  Math.max(0, ...FILE_FAMILIES.filter(({ value }) => families.includes(value)).map(({ maxBytes }) => maxBytes));

/** Returns the bytes that all files of a field may have together. */
function getTotalSize({ discriminant, value }: FormEntry['data']['fields'][number]): number {
  if (discriminant === 'pictures') return value.max * getLargestSize(['pictures']);
  return discriminant === 'files' ? value.max * getLargestSize(value.families) : 0;
}

/** Checks that a record of a form is never larger than the inbox accepts: it would fail after the visitor has sent it. */
export function* checkTotalSize({ forms }: Content): Iterable<ContentIssue> {
  for (const { file, data } of forms) {
    const total = data.fields.reduce((sum, field) => sum + getTotalSize(field), 0);
    if (total > MAX_RECORD_FILES_SIZE) {
      const reason = `all files may have ${formatBytes(total)} together, more than ${formatBytes(MAX_RECORD_FILES_SIZE)}: allow fewer`;
      yield { file, field: 'fields', reason };
    }
  }
}

export const formChecks = [checkKeys, checkRequiredFields, checkLimits, checkTotalSize];
