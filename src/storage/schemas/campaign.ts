/** The row schema of campaigns. In its own file, so that pages without campaigns do not load it. */
import * as v from 'valibot';
import { CAMPAIGN_STATES, DISTANCE_KM, END_REASONS, MAX_HEADLINE_LENGTH } from '@/lib/campaign-rules.ts';
import { isDay } from '@/lib/dates/days.ts';
import { MAX_ENTRY_AMOUNT } from '@/lib/ledger-kinds.ts';
import { countCharacters } from '@/lib/text/normalize.ts';
import { Count, Key, Time } from './base-schemas.ts';

const Cents = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ENTRY_AMOUNT));
/**
 * Numbers by keyword. Not `v.record`, which leaves out words that are names of properties of all objects, such as the keyword
 * “constructor”.
 */
const CountsByKeyword = v.pipe(
  v.unknown(),
  v.check(
    (value) => typeof value === 'object' && value !== null && Object.values(value).every((count) => v.is(Count, count)),
  ),
) as v.GenericSchema<unknown, Record<string, number>>; // the check tells the type

const Degrees = v.pipe(v.number(), v.finite());

/**
 * A campaign of the visitor. What it has reserved, spent and released is in the ledger, never here: see
 * `features/campaigns/rules/account.ts`.
 */
export const Campaign = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The number of its record, such as CA-261121-7F3K. */
  number: Key,
  /** Id of the record with all answers of the form. */
  record: Key,
  headline: v.pipe(
    v.string(),
    v.nonEmpty(),
    v.check((text) => countCharacters(text) <= MAX_HEADLINE_LENGTH),
  ),
  description: v.string(),
  keywords: v.pipe(v.array(Key), v.minLength(1)),
  place: v.object({ id: Key, name: v.string(), latitude: Degrees, longitude: Degrees }),
  km: v.pipe(v.number(), v.integer(), v.minValue(DISTANCE_KM.min), v.maxValue(DISTANCE_KM.max)),
  /** Cents. */
  budget: Cents,
  /** Price of a click in cents. */
  bid: Cents,
  /** Last day on which it runs; missing if it runs until the fund is 0. */
  until: v.exactOptional(v.pipe(v.string(), v.check(isDay))),
  /** Supporting document: the id and type of a stored file. */
  document: v.exactOptional(v.object({ id: Key, name: v.string(), type: v.string() })),
  state: v.picklist(CAMPAIGN_STATES),
  /** When the visitor changed the state last, or it ended. */
  stateAt: v.exactOptional(Time),
  ended: v.exactOptional(v.object({ at: Time, reason: v.picklist(END_REASONS) })),
  /** Number of times that its ad was seen, by keyword. */
  impressions: CountsByKeyword,
  createdAt: Time,
  /** Time of the last change, without those of the state and of the impressions. */
  at: Time,
});
export type Campaign = v.InferOutput<typeof Campaign>;
