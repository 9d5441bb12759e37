/** The row schema of the posts that the visitor wrote. */
import * as v from 'valibot';
import { MAX_POST_LENGTH, VISIBILITIES } from '@/lib/post-rules.ts';
import { Time } from './base-schemas.ts';

/** A post that the visitor wrote. */
export const OwnPost = v.object({
  id: v.pipe(v.string(), v.uuid()),
  visibility: v.picklist(VISIBILITIES),
  text: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => Array.from(text).length <= MAX_POST_LENGTH),
  ),
  at: Time,
  editedAt: v.exactOptional(Time),
  /** Id of the record with which it was sent last. */
  record: v.exactOptional(v.pipe(v.string(), v.uuid())),
});
export type OwnPost = v.InferOutput<typeof OwnPost>;
