/** The admin writes a whole file when it saves an entry. Files that are not written in its way would change in other places too. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CORE_SCHEMA, dump, load } from 'js-yaml';
import { expect, it } from 'vitest';

const CONTENT = path.resolve(import.meta.dirname, '../../content');

/** The part of a file that is YAML: the head of a Markdoc file, or the whole. */
const readYaml = (file: string): string => {
  const text = readFileSync(path.join(CONTENT, file), 'utf8');
  return file.endsWith('.mdoc') ? (/^---\n(.*?\n)---\n/s.exec(text)?.[1] ?? '') : text;
};

// Dates have no quotes in a date field, and quotes in a text field: only the schema knows.
const removeDateQuotes = (yaml: string): string => yaml.replace(/'(\d{4}-\d\d-\d\d)'/g, '$1');

it('every file of the content is written as the admin writes it', () => {
  const files = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(yaml|mdoc)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const differing = files.filter((file) => {
    const yaml = readYaml(file);
    return (
      removeDateQuotes(yaml) !== removeDateQuotes(dump(load(yaml, { schema: CORE_SCHEMA }), { schema: CORE_SCHEMA }))
    );
  });
  expect(differing).toEqual([]);
});
