/** The number of a published record. That of a sender may be any text, so only one that the site could have made is used. */
import { POST_NUMBER_PREFIX } from '@/features/community/my-posts/post-record.ts';
import { ACTIONS } from '@/forms/model/actions.ts';
import { createRecordNumber, isRecordNumber } from '@/forms/model/record.ts';
import type { PublishInput } from './publication.ts';

const PREFIXES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ACTIONS).map(([action, { prefix }]) => [action, prefix] as const),
  ['post', POST_NUMBER_PREFIX],
]);

/** Returns the number of a record, or the one that the site would have created from its id. */
export function getRecordNumber({ number, action, id, at }: PublishInput['record']): string {
  const prefix = PREFIXES.get(action) ?? '';
  return isRecordNumber(prefix, number) ? number : createRecordNumber(prefix, id, new Date(at));
}
