/** A published store as its page needs it: each answer as a list of what is shown one by one. */
import type { StoredFieldValue } from '@/storage/schemas.ts';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';

/** A line of an answer, or a file of it. */
export type ValueItem = { text: string; file?: FileRef };

export type ValueItems = ReadonlyMap<string, readonly ValueItem[]>;

const lineOf = (value: unknown): ValueItem[] =>
  typeof value === 'string' || typeof value === 'number' ? [{ text: String(value) }].filter(({ text }) => text) : [];

function itemsOf(value: unknown): ValueItem[] {
  if (isFileRefs(value)) return value.map((file) => ({ text: file.name, file }));
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  return lines.flatMap(lineOf);
}

/** What a record answers, by key; what was not answered is left out. */
export const getFormValues = (answers: readonly StoredFieldValue[]): ValueItems =>
  new Map(answers.map(({ name, value }) => [name, itemsOf(value)] as const).filter(([, items]) => items.length > 0));
