/** The row schema of conversations. In its own file, so that pages without messages do not load it. */
import * as v from 'valibot';
import { MAX_GROUP_MEMBERS, MAX_GROUP_NAME_LENGTH, MIN_GROUP_MEMBERS } from '@/lib/group-rules.ts';
import { Key, Time } from './base-schemas.ts';

/** State of a conversation or an inquiry: what the visitor has read and archived, and the groups that they created. */
export const Thread = v.object({
  /** Id of a conversation, as in `person:huda-al-lamaaniya`, or `inquiry:` and the id of the message. */
  id: Key,
  /** Time of the last change. */
  at: Time,
  /** Messages up to this time are read. */
  readAt: v.exactOptional(Time),
  archivedAt: v.exactOptional(Time),
  /** When it was taken out of the archive last: a device that imports it must tell that from never having been there. */
  restoredAt: v.exactOptional(Time),
  /** A group that the visitor created. Members are ids of people and stores. */
  group: v.exactOptional(
    v.object({
      name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_GROUP_NAME_LENGTH)),
      members: v.pipe(v.array(Key), v.minLength(MIN_GROUP_MEMBERS), v.maxLength(MAX_GROUP_MEMBERS)),
    }),
  ),
});
export type Thread = v.InferOutput<typeof Thread>;
