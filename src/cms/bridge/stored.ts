/** The text of an entry's file as stored data and body, split and read as Keystatic does. */
import { load, YAMLException } from 'js-yaml';
import type { Whereabouts } from './whereabouts.ts';

export type Stored = { data: unknown; body: string | undefined };

const FRONT_MATTER = /^---(?:\r?\n([^]*?))?\r?\n---\r?\n?/;

const parse = (text: string, format: Whereabouts['data']): unknown =>
  format === 'json' ? JSON.parse(text) : load(text);

/** @throws the parser's own error, which `parseReason` puts into words */
export function readStored(text: string, { data, bodyField }: Whereabouts): Stored {
  if (bodyField === undefined) return { data: parse(text, data), body: undefined };
  const [all = '', head = ''] = FRONT_MATTER.exec(text) ?? [];
  return { data: all ? parse(head, data) : {}, body: text.slice(all.length).trim() };
}

/** What a parser has to say, on one line. */
export function parseReason(error: unknown): string {
  if (error instanceof YAMLException) {
    const { line, column } = error.mark;
    return `is not good YAML: ${error.reason} (line ${line + 1}, column ${column + 1})`;
  }
  return `can not be read: ${error instanceof Error ? error.message : String(error)}`;
}
