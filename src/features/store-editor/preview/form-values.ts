/** Converts the answers of a published store to lists of items for its page. */
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';

/** A line or a file of an answer. */
export type ValueItem = { text: string; file?: FileRef };

export type ValueItems = ReadonlyMap<string, readonly ValueItem[]>;

/** Returns the item of a line, or no item for an empty line. */
const toItems = (value: unknown): ValueItem[] =>
  typeof value === 'string' || typeof value === 'number' ? [{ text: String(value) }].filter(({ text }) => text) : [];

/** Returns the files or the lines of an answer. */
function getItems(value: unknown): ValueItem[] {
  if (isFileRefs(value)) return value.map((file) => ({ text: file.name, file }));
  const lines: unknown[] = Array.isArray(value) ? value : [value];
  return lines.flatMap(toItems);
}

/** Returns the items of each answer by field key. Fields without an answer are omitted. */
export const getFormValues = (answers: readonly StoredFieldValue[]): ValueItems =>
  new Map(answers.map(({ name, value }) => [name, getItems(value)] as const).filter(([, items]) => items.length > 0));

/** Returns the texts of an answer; none without it. */
export const getTexts = (items: ValueItems, key: string): string[] => items.get(key)?.map(({ text }) => text) ?? [];

/** Returns the files of an answer; none without it. */
export const getFiles = (items: ValueItems, key: string): FileRef[] =>
  items.get(key)?.flatMap(({ file }) => file ?? []) ?? [];
