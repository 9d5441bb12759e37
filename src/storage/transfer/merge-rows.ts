/**
 * Merges two versions of a row, of two devices: of fields that change independently of each other, each has the version that
 * was changed later. Pure, and the same whichever device imports, unless both were changed in the same millisecond.
 */
import type { Campaign } from '../schemas/campaign.ts';
import type { OwnPost } from '../schemas/own-post.ts';
import type { OwnProduct } from '../schemas/own-product.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import type { Thread } from '../schemas/thread.ts';

type GetTime<Row> = (row: Row) => number;

/** Fields that change together, and the time of their last change; 0 if it is not known. */
type Part<Row> = { fields: readonly (keyof Row & string)[]; getTime: GetTime<Row> };

/** Returns the later version; if neither is, `otherwise`. */
function pickLater<Row>(row: Row, before: Row, getTime: GetTime<Row>, otherwise: Row): Row {
  const later = getTime(row) - getTime(before);
  if (later === 0) return otherwise;
  return later > 0 ? row : before;
}

/**
 * Returns the later version with the later version of each part. Returns `before` itself if that is the later one of all.
 * @param getTime returns the time of the last change of the fields that belong to no part
 */
const mergeParts = <Row extends object>(
  row: Row,
  before: Row,
  getTime: GetTime<Row>,
  parts: readonly Part<Row>[],
): Row =>
  parts.reduce(
    (merged, part) => {
      const source = pickLater(row, before, part.getTime, merged);
      if (source === merged) return merged;
      const isInPart = ([name]: [string, unknown]) => part.fields.some((field) => field === name);
      const others = Object.entries(merged).filter((entry) => !isInPart(entry));
      // Each field has the value of one of the two rows.
      return Object.fromEntries([...others, ...Object.entries(source).filter(isInPart)]) as Row;
    },
    pickLater(row, before, getTime, before),
  );

/** Returns the later of two rows that change as a whole. */
export const keepLater = <Row extends { at: number }>(row: Row, before: Row): Row =>
  pickLater(row, before, ({ at }) => at, before);

/** Returns the post that was published or edited later. */
export const keepLaterPost = (row: OwnPost, before: OwnPost): OwnPost =>
  pickLater(row, before, ({ at, editedAt = at }) => editedAt, before);

/** Returns the row that is stored, of rows that never change or that this device decides. */
export const keepStored = <Row>(_row: Row, before: Row): Row => before;

/** A record only changes when it is delivered and reviewed. */
export const mergeRecords = (row: StoredRecord, before: StoredRecord): StoredRecord =>
  mergeParts(row, before, ({ delivery }) => Number(delivery.state === 'delivered'), [
    { fields: ['review'], getTime: ({ review }) => review?.at ?? 0 },
  ]);

export const mergeThreads = (row: Thread, before: Thread): Thread =>
  mergeParts(row, before, ({ at }) => at, [
    { fields: ['readAt'], getTime: ({ readAt = 0 }) => readAt },
    {
      fields: ['archivedAt', 'restoredAt'],
      getTime: ({ archivedAt = 0, restoredAt = 0 }) => Math.max(archivedAt, restoredAt),
    },
    { fields: ['group'], getTime: ({ group }) => Number(group !== undefined) },
  ]);

export const mergeProducts = (row: OwnProduct, before: OwnProduct): OwnProduct =>
  mergeParts(row, before, ({ at }) => at, [{ fields: ['position', 'movedAt'], getTime: ({ movedAt = 0 }) => movedAt }]);

/** Each device counts on from the impressions that it knows, so the larger number has more of them. */
function mergeImpressions({ impressions: counts }: Campaign, { impressions }: Campaign): Campaign['impressions'] {
  const larger = Object.entries(counts).filter(
    ([keyword, count]) => !Object.hasOwn(impressions, keyword) || count > (impressions[keyword] ?? 0),
  );
  return { ...impressions, ...Object.fromEntries(larger) };
}

export const mergeCampaigns = (row: Campaign, before: Campaign): Campaign => ({
  ...mergeParts(row, before, ({ at }) => at, [
    { fields: ['state', 'ended', 'stateAt'], getTime: ({ stateAt = 0 }) => stateAt },
  ]),
  impressions: mergeImpressions(row, before),
});
