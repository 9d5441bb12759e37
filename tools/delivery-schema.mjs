/**
 * Writes `docs/delivery.schema.json`: the JSON of a delivered record, as the device checks it itself.
 * Run with `npm run schema` after a change of the rows; a test says when that was forgotten.
 */
import { toJsonSchema } from '@valibot/to-json-schema';
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { WireRecord } from '../src/storage/outbox/payload.ts';
import { Json } from '../src/storage/schemas.ts';

export const FILE = fileURLToPath(new URL('../docs/delivery.schema.json', import.meta.url));

/** The schema as it is written. That a number is finite goes without saying in JSON. */
export async function deliverySchema() {
  const { $schema, ...schema } = toJsonSchema(WireRecord, {
    target: 'draft-2020-12',
    definitions: { json: Json },
    ignoreActions: ['finite'],
  });
  const titled = { $schema, title: 'A record delivered by INO', ...schema };
  return format(JSON.stringify(titled), { ...(await resolveConfig(FILE)), filepath: FILE });
}

/** What is written now. */
export const writtenSchema = () => readFile(FILE, 'utf8');

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(FILE, await deliverySchema());
