/** Validates the JSON of a record, and computes what identifies it. */
import * as v from 'valibot';
import { HONEYPOT_NAME } from '@/forms/model/honeypot.ts';
import { hashSha256 } from '@/lib/node/sha256.ts';
import { WireRecord } from '@/storage/outbox/payload.ts';
import type { Upload } from './file-folder.ts';
import { RequestError } from './request-error.ts';

/** Returns the value with the keys of all objects in one order: a newer version of the site may write them in another one. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

/** Returns the hash of a token. The token has 256 random bits, so it needs no salt. */
export const hashToken = (token: string): string => hashSha256(token);

export type ParsedRecord = {
  record: WireRecord;
  /** The JSON as it was sent, in one order of keys. */
  canonical: string;
};

/**
 * Parses and validates a record.
 * @throws RequestError when the text is not a record
 */
export function parseRecord(text: string): ParsedRecord {
  try {
    const json: unknown = JSON.parse(text);
    // One error is enough: a megabyte of invalid values would take seconds to describe.
    const record = v.parse(WireRecord, json, { abortEarly: true });
    return { record, canonical: JSON.stringify(sortKeys(json)) };
  } catch (cause) {
    // The value may also be nested so deeply that the stack is too small.
    throw new RequestError(422, 'invalid', { cause });
  }
}

/** Returns whether the honeypot field is filled in. Forms of the site do not send it. */
export const isHoneypotFilled = ({ answers }: WireRecord): boolean =>
  answers.some(({ name, text, value }) => name === HONEYPOT_NAME && (text !== '' || Boolean(value)));

/** Returns whether two answers have one name: which of them would be meant is unknown. Forms do not send it. */
export const hasRepeatedAnswer = ({ answers }: WireRecord): boolean =>
  new Set(answers.map(({ name }) => name)).size < answers.length;

/** Returns the hash of a record and its files. */
export const getFingerprint = ({ canonical }: ParsedRecord, uploads: readonly Upload[]): string =>
  hashSha256(JSON.stringify([canonical, ...uploads.map((upload) => upload.hash)]));
