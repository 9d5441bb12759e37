/** Splits and parses the text of an entry’s file like Keystatic. */
import { DEFAULT_SCHEMA, load, Type, YAMLException } from 'js-yaml';
import { getErrorMessage } from '../../lib/node/get-error-message.ts';
import type { EntryLocation } from './entry-location.ts';

export type ParsedFile = { data: unknown; body: string | undefined };

const FRONT_MATTER = /^---(?:\r?\n([^]*?))?\r?\n---\r?\n?/;

/**
 * A YAML date with its original text. YAML reads 2026-11-31 as 1 December, so the text is needed to detect days that do
 * not exist.
 */
export class Timestamp extends Date {
  readonly text: string;

  constructor(text: string) {
    super(load(text) as Date);
    this.text = text;
  }
}

/** Most strings are not dates: only those that begin like one are parsed by YAML’s own rules. */
const DATE_LIKE = /^\d{4}-\d{1,2}-\d{1,2}/;

const SCHEMA = DEFAULT_SCHEMA.extend({
  implicit: [
    new Type('tag:yaml.org,2002:timestamp', {
      kind: 'scalar',
      resolve: (data: unknown) => typeof data === 'string' && DATE_LIKE.test(data) && load(data) instanceof Date,
      construct: (data: string) => new Timestamp(data),
    }),
  ],
});

const parse = (text: string, format: EntryLocation['data']): unknown =>
  format === 'json' ? JSON.parse(text) : load(text, { schema: SCHEMA });

/** @throws the parser’s own error, which `formatParseError` formats */
export function parseFile(text: string, { data, bodyField }: EntryLocation): ParsedFile {
  if (bodyField === undefined) return { data: parse(text, data), body: undefined };
  const [all = '', head = ''] = FRONT_MATTER.exec(text) ?? [];
  return { data: all ? parse(head, data) : {}, body: text.slice(all.length).trim() };
}

/** Formats a parser error on one line. */
export function formatParseError(error: unknown): string {
  if (error instanceof YAMLException) {
    const { line, column } = error.mark;
    return `invalid YAML: ${error.reason} (line ${line + 1}, column ${column + 1})`;
  }
  return `cannot be read: ${getErrorMessage(error)}`;
}
