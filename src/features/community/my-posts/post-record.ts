/** The record with which a public post is sent to the operator. */
import { createRecordNumber } from '@/forms/model/record.ts';
import type { RecordInput } from '@/storage/tables/records.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { MyPostLabels } from '../labels.ts';

/** Action of posts, in the database and on the wire. Must never change. */
const POST_ACTION = 'post';

export const POST_NUMBER_PREFIX = 'PO';

/** Labels of the fields, in the language in which the post was written. */
export type PostRecordLabels = Pick<MyPostLabels, 'text' | 'visibility' | OwnPost['visibility']>;

/**
 * Creates the record of a post.
 * @param id UUID of the record: each version of a post is a record of its own
 */
export function createPostRecord(
  { text, visibility }: Pick<OwnPost, 'text' | 'visibility'>,
  { id, at, labels }: { id: string; at: Date; labels: PostRecordLabels },
): RecordInput {
  const answers: StoredFieldValue[] = [
    { name: 'text', label: labels.text, kind: 'longText', value: text, text },
    { name: 'visibility', label: labels.visibility, kind: 'radio', value: visibility, text: labels[visibility] },
  ];
  return {
    id,
    number: createRecordNumber(POST_NUMBER_PREFIX, id, at),
    action: POST_ACTION,
    form: POST_ACTION,
    title: labels.text,
    answers,
    files: [],
    at: at.getTime(),
  };
}

/** Returns whether a record has the text of a post as it is now. */
export const isRecordOf = ({ answers }: StoredRecord, { text }: OwnPost): boolean =>
  answers.some((answer) => answer.name === 'text' && answer.value === text);
