/** Checks of all labels. Their issues stop the build. */
import type { ContentIssue, ReadEntry } from '@/cms/bridge/index.ts';

const FORMS = ['one', 'other', 'zero', 'two', 'few', 'many'];

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the fields of plurals that name only some of their forms, with the missing forms. */
function* findIncompletePlurals(value: unknown, field: string): Iterable<{ field: string; missing: string[] }> {
  if (!isGroup(value)) return;
  const keys = Object.keys(value);
  if (!keys.includes('other') || keys.some((key) => !FORMS.includes(key))) {
    for (const key of keys) yield* findIncompletePlurals(value[key], field ? `${field}.${key}` : key);
    return;
  }
  const missing = keys.filter((key) => !value[key]);
  if (missing.length > 0 && missing.length < keys.length) yield { field, missing };
}

/** Checks that each plural names all forms of its language, or none, so that it falls back to the default locale. */
export function* checkPluralForms(
  content: Readonly<Record<string, readonly ReadEntry<unknown>[]>>,
): Iterable<ContentIssue> {
  for (const [name, entries] of Object.entries(content)) {
    if (!name.startsWith('labels-')) continue;
    for (const { file, data } of entries)
      for (const { field, missing } of findIncompletePlurals(data, ''))
        yield { file, field, reason: `names only some forms: fill in ${missing.join(', ')}, or leave all forms empty` };
  }
}

export const labelChecks = [checkPluralForms];
