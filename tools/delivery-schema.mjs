/**
 * Writes `docs/delivery.schema.json`: the JSON Schema of a delivered record, generated from the code that validates records.
 * Run `npm run schema` after a change of the record schema; a test fails if the file is out of date.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { WireRecord } from '../src/storage/outbox/payload.ts';
import { Json } from '../src/storage/schemas/base-schemas.ts';

export const FILE = fileURLToPath(new URL('../docs/delivery.schema.json', import.meta.url));

const JSON_REFERENCE = { $ref: '#/$defs/json' };

/** A JSON value. `Json` chooses a branch by the value, which has no description as a schema. */
const JSON_VALUE = {
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
    { type: 'array', items: JSON_REFERENCE },
    { type: 'object', propertyNames: { type: 'string' }, additionalProperties: JSON_REFERENCE },
  ],
};

/** Returns the schema as formatted JSON. All numbers in JSON are finite, so that check is left out. */
export async function generateSchema() {
  const {
    $schema,
    $defs: _branches,
    ...schema
  } = toJsonSchema(WireRecord, {
    target: 'draft-2020-12',
    definitions: { json: Json },
    ignoreActions: ['finite'],
  });
  const titled = { $schema, title: 'A record delivered by INO', ...schema, $defs: { json: JSON_VALUE } };
  return format(JSON.stringify(titled), { ...(await resolveConfig(FILE)), filepath: FILE });
}

/** Returns the schema that is in the docs. */
export const readSchema = () => readFile(FILE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(FILE, await generateSchema());
