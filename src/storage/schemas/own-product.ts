/** The row schema of the products of the visitor's own store. In its own file, so that pages without them do not load it. */
import * as v from 'valibot';
import { findTierIssues } from '@/lib/price-tiers.ts';
import { Count, Key, Time } from './base-schemas.ts';

const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1));

export const OwnProduct = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    /** Id of the record with the latest answers of the form. */
    record: Key,
    name: Key,
    /** The category as it was named when the product was saved. */
    category: v.object({ id: Key, name: v.string() }),
    description: v.string(),
    /** What it is sold by, as in “piece”. */
    unit: Key,
    moq: Quantity,
    mq: Quantity,
    /** Prices in cents. */
    tiers: v.array(v.object({ quantity: Quantity, cents: Count })),
    leadDays: v.exactOptional(Count),
    origin: v.exactOptional(Key),
    keywords: v.array(Key),
    /** Stored files, the main picture first. */
    photos: v.array(v.object({ id: Key, name: v.string(), type: v.string(), size: Count })),
    /** Place in the catalogue. Gaps and repeated numbers are possible. */
    position: Count,
    /** When the visitor ordered the catalogue last. */
    movedAt: v.exactOptional(Time),
    createdAt: Time,
    /** Time of the last change, without those of the order. */
    at: Time,
  }),
  v.check((product) => findTierIssues(product).length === 0),
);
export type OwnProduct = v.InferOutput<typeof OwnProduct>;
