/** Parses the inbox's response about records. None of it is trusted. */
import * as v from 'valibot';
import { Time } from '../schemas/base-schemas.ts';
import { toDisplayText } from '../outbox/receiver-response.ts';
import { MAX_REVIEW_TEXT_LENGTH, Path, REVIEW_STATES, type Review } from '../schemas/stored-record.ts';

/** Removes what is unsafe to display, and keeps the lines. */
const toDisplayLines = (text: string): string =>
  text
    .slice(0, MAX_REVIEW_TEXT_LENGTH)
    .split('\n')
    .map((line) => toDisplayText(line, MAX_REVIEW_TEXT_LENGTH) ?? '')
    .join('\n')
    .trim();

const Text = v.exactOptional(v.pipe(v.string(), v.transform(toDisplayLines)));

/** Each state has only the text that belongs to it. */
const ReviewSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid(), v.toLowerCase()),
    state: v.picklist(REVIEW_STATES),
    at: Time,
    link: v.exactOptional(Path),
    reason: Text,
    answer: Text,
  }),
  v.transform(({ id, state, at, link, reason, answer }): ReviewUpdate => ({
    id,
    state,
    at,
    ...(state === 'published' && link !== undefined && { link }),
    ...(state === 'declined' && reason && { reason }),
    ...(state === 'answered' && answer && { answer }),
  })),
);

/** The state of the review of one record, as the inbox says. */
export type ReviewUpdate = Omit<Review, 'seenAt'> & { id: string };

const ResponseSchema = v.object({ records: v.array(v.unknown()) });

/** Returns the valid updates of reviews; undefined if the response is not one of an inbox. */
export function parseReviews(json: unknown): ReviewUpdate[] | undefined {
  const response = v.safeParse(ResponseSchema, json);
  if (!response.success) return undefined;
  return response.output.records.flatMap((one) => {
    const update = v.safeParse(ReviewSchema, one);
    return update.success ? [update.output] : [];
  });
}
