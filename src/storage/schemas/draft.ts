/** The row schema of drafts. */
import * as v from 'valibot';
import { Json, Key, Time } from './base-schemas.ts';

/** Values that a visitor entered and has not submitted. */
export const Draft = v.object({
  /** Form id, colon, subject id; followed by `@` and the tab's id where each tab has its own draft. */
  id: Key,
  values: v.record(v.string(), Json),
  /** When the draft was started. Saving does not change it, so it distinguishes the draft from a later one of the same id. */
  startedAt: Time,
  at: Time,
  /** Id of the record that the draft copies, until the visitor changes it. */
  repeats: v.exactOptional(Key),
  /** Id of the record that is replaced when this draft is submitted. */
  replaces: v.exactOptional(Key),
  /** Id of the tab that saved it last. */
  by: v.exactOptional(v.string()),
});
export type Draft = v.InferOutput<typeof Draft>;
