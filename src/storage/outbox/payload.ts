/** How a record looks on its way to the operator. What the device thinks about its delivery is nobody else's business. */
import * as v from 'valibot';
import { StoredFile, StoredRecord } from '../schemas.ts';

const { id, name, type, size } = StoredFile.pipe[0].entries;

/** A file as the record names it; its bytes are a part of their own. */
export const WireFile = v.object({ id, name, type, size });

const { files: _ids, ...said } = v.omit(StoredRecord, ['delivery', 'draft']).entries;

/** The JSON that is posted. */
export const WireRecord = v.object({ ...said, files: v.array(WireFile) });
export type WireRecord = v.InferOutput<typeof WireRecord>;

/** The header that tells one record from another, the same at every attempt. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

const JSON_TYPE = 'application/json';

/** @param files all files of the record, in the order of `record.files` */
export const toPayload = (
  { delivery: _state, draft: _draft, ...said }: StoredRecord,
  files: readonly StoredFile[],
): WireRecord => v.parse(WireRecord, { ...said, files });

export type RequestBody = { headers: Record<string, string>; body: string | FormData };

/** The headers and body of a record's request: JSON, or a form of it and its files where it has any. */
export function buildRequestBody(record: StoredRecord, files: readonly StoredFile[]): RequestBody {
  const headers = { [IDEMPOTENCY_HEADER]: record.id };
  const json = JSON.stringify(toPayload(record, files));
  if (files.length === 0) return { headers: { ...headers, 'Content-Type': JSON_TYPE }, body: json };
  const body = new FormData();
  body.append('record', new Blob([json], { type: JSON_TYPE }));
  for (const file of files) body.append('file', file.blob, file.name);
  return { headers, body };
}
