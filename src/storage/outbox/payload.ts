/** Builds the request body of a record. Its local state and the answers that stay on the device are not sent. */
import * as v from 'valibot';
import { findFileIds } from '../file-owners.ts';
import { FileInfo, type StoredFile } from '../schemas/stored-file.ts';
import { StoredRecord } from '../schemas/stored-record.ts';

const { id, name, type, size } = FileInfo.entries;

/** Description of a file in the JSON of a record. Its bytes are a separate part of the form data. */
const WireFile = v.object({ id, name, type, size });

const { files: _ids, ...fields } = v.omit(StoredRecord, ['delivery', 'draft', 'review', 'withheld']).entries;

/** The token of a record: 256 random bits as base64url. */
export const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/** The JSON that is posted. */
export const WireRecord = v.object({ ...fields, token: v.exactOptional(Token), files: v.array(WireFile) });
export type WireRecord = v.InferOutput<typeof WireRecord>;

/** Header with the idempotency key, the same for all attempts of a record. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const JSON_TYPE = 'application/json';

/** Returns the record without the answers that stay on the device, and without their files. */
export function omitWithheld<Whole extends Pick<StoredRecord, 'answers' | 'files' | 'withheld'>>(record: Whole): Whole {
  const { answers, files, withheld = [] } = record;
  const sent = answers.filter(({ name }) => !withheld.includes(name));
  const staying = findFileIds(answers.filter((answer) => !sent.includes(answer)));
  return { ...record, answers: sent, files: files.filter((id) => !staying.includes(id)) };
}

/**
 * Converts a record to the posted JSON.
 * @param files all files of the record that are sent, in the order of `record.files`
 */
function toPayload(record: StoredRecord, files: readonly StoredFile[]): WireRecord {
  const { delivery: _state, draft: _draft, review: _review, withheld: _names, ...fields } = omitWithheld(record);
  return v.parse(WireRecord, { ...fields, files });
}

export type RequestBody = { headers: Record<string, string>; body: string | FormData };

/** Builds the headers and body of a request: JSON, or form data when the record has files. */
export function buildRequestBody(record: StoredRecord, files: readonly StoredFile[]): RequestBody {
  const headers = { [IDEMPOTENCY_HEADER]: record.id };
  const json = JSON.stringify(toPayload(record, files));
  if (files.length === 0) return { headers: { ...headers, 'Content-Type': JSON_TYPE }, body: json };
  const body = new FormData();
  body.append('record', new Blob([json], { type: JSON_TYPE }));
  for (const file of files) body.append('file', file.blob, file.name);
  return { headers, body };
}
