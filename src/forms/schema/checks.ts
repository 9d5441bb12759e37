/** Rules of forms that no single field can hold. They stop the build and name file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { forms } from './schema.ts';
import { ACTION_CHOICES } from './action-choices.ts';

type Content = EntriesOf<{ forms: typeof forms }>;
type FormEntry = Content['forms'][number];

const repeated = (values: readonly string[]): number[] =>
  values.flatMap((value, position) => (values.indexOf(value) < position ? [position] : []));

/** Names that every object of JavaScript has: a draft could not keep an answer under one of them. */
const RESERVED: readonly string[] = ['constructor', 'prototype'];

/** No two questions of a form have the same key, or one answer would hide the other. */
export function* checkKeys({ forms }: Content): Iterable<ContentIssue> {
  for (const { file, data } of forms) {
    const own = [...data.fields.map(({ value }) => value.key), ...data.consents.map(({ key }) => key)];
    const faultAt = (position: number, reason: string): ContentIssue => {
      const consent = position - data.fields.length;
      const at = consent < 0 ? `fields.${position}.value` : `consents.${consent}`;
      return { file, field: `${at}.key`, reason: `“${own[position] ?? ''}” ${reason}: choose another` };
    };
    for (const position of repeated(own)) yield faultAt(position, 'is the key of a field before it');
    for (const [position, name] of own.entries()) {
      if (RESERVED.includes(name)) yield faultAt(position, 'is a name that JavaScript reserves, so no answer is kept');
    }
  }
}

/** What becomes of a form needs some of its fields. */
export function* checkRequiredFields({ forms }: Content): Iterable<ContentIssue> {
  for (const { file, data } of forms) {
    const kinds = new Map(data.fields.map(({ discriminant, value }) => [value.key, discriminant as string]));
    for (const [key, kind] of Object.entries(ACTION_CHOICES[data.action].needs)) {
      const found = kinds.get(key);
      if (found !== kind) {
        const reason =
          found === undefined
            ? `“${ACTION_CHOICES[data.action].label}” needs a field with the key ${key} (${kind}): add it`
            : `“${ACTION_CHOICES[data.action].label}” needs ${key} as ${kind}, not as ${found}`;
        yield { file, field: 'fields', reason };
      }
    }
  }
}

/** The first day that a date takes, in days from today. */
const FIRST_DAY = { any: -Infinity, today: 0, tomorrow: 1 } as const;

/** In days. Calendars of computers end somewhere beyond. */
const CENTURY = 36_525;

function* fieldFaults({ file, data }: FormEntry): Iterable<ContentIssue> {
  for (const [position, { discriminant, value }] of data.fields.entries()) {
    const at = `fields.${position}.value`;
    if (discriminant === 'range' && !(value.min <= value.defaultValue && value.defaultValue <= value.max)) {
      yield { file, field: `${at}.defaultValue`, reason: `must be from ${value.min} to ${value.max}` };
    }
    if (
      (discriminant === 'number' || discriminant === 'money') &&
      value.max !== null &&
      // Without a minimum they do not go below zero.
      (value.min ?? 0) > value.max
    ) {
      yield { file, field: `${at}.min`, reason: `must not be more than ${value.max}` };
    }
    if (discriminant === 'money' && value.minField) {
      const lower = data.fields.slice(0, position).find((field) => field.value.key === value.minField);
      if (lower?.discriminant !== 'money') {
        yield { file, field: `${at}.minField`, reason: `“${value.minField}” is no field of money before it` };
      }
    }
    if (discriminant === 'year' && value.max !== null && value.min > value.max) {
      yield { file, field: `${at}.min`, reason: `must not be more than ${value.max}` };
    }
    if (discriminant === 'date' && value.maxDaysAhead !== null) {
      const first = FIRST_DAY[value.from];
      if (value.maxDaysAhead < first) {
        yield { file, field: `${at}.maxDaysAhead`, reason: `must be at least ${first}: no day would be taken` };
      } else if (Math.abs(value.maxDaysAhead) > CENTURY) {
        yield { file, field: `${at}.maxDaysAhead`, reason: `must not be more than ${CENTURY} days away` };
      }
    }
    if (discriminant === 'files' && value.families.length === 0) {
      yield { file, field: `${at}.families`, reason: 'choose at least one type: no file would be taken' };
    }
    if ((discriminant === 'select' || discriminant === 'radio') && value.options.discriminant === 'list') {
      const own = value.options.value.map((option) => option.value);
      for (const option of repeated(own)) {
        yield {
          file,
          field: `${at}.options.value.${option}.value`,
          reason: `“${own[option] ?? ''}” is an option before it: choose another key`,
        };
      }
    }
  }
}

/** Limits that leave something to answer, and options that can be told apart. */
export function* checkLimits({ forms }: Content): Iterable<ContentIssue> {
  for (const form of forms) yield* fieldFaults(form);
}

export const formChecks = [checkKeys, checkRequiredFields, checkLimits];
