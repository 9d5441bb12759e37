/** A published store as its page needs it: each answer as a list of what is shown one by one. */
import type { Answer } from '@/storage/schemas.ts';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';

/** A line of an answer, or a file of it. */
export type Item = { text: string; file?: FileRef };

export type Items = ReadonlyMap<string, readonly Item[]>;

const lineOf = (value: unknown): Item[] =>
  typeof value === 'string' || typeof value === 'number' ? [{ text: String(value) }].filter(({ text }) => text) : [];

function itemsOf(value: unknown): Item[] {
  if (isFileRefs(value)) return value.map((file) => ({ text: file.name, file }));
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  return lines.flatMap(lineOf);
}

/** What a record answers, by key; what was not answered is left out. */
export const ownAnswers = (answers: readonly Answer[]): Items =>
  new Map(answers.map(({ name, value }) => [name, itemsOf(value)] as const).filter(([, items]) => items.length > 0));
