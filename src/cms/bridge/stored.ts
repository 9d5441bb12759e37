/** The text of an entry's file as stored data and body, split and read as Keystatic does. */
import { load } from 'js-yaml';

export type Stored = { data: unknown; body: string | undefined };

const FRONTMATTER = /^---(?:\r?\n([^]*?))?\r?\n---\r?\n?/;

/**
 * @param extension of the file, with the dot; every other than .yaml and .json has front matter and a body
 * @throws the parser's own error, with line and column
 */
export function readStored(text: string, extension: string): Stored {
  if (extension === '.json') return { data: JSON.parse(text) as unknown, body: undefined };
  if (extension === '.yaml') return { data: load(text), body: undefined };
  const match = FRONTMATTER.exec(text);
  return match ? { data: load(match[1] ?? ''), body: text.slice(match[0].length) } : { data: {}, body: text };
}
