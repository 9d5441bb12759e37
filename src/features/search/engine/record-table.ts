/**
 * The properties by which records are filtered, counted and sorted, and the place of their summaries. A record is a number:
 * its position in every column. The build writes the table; the engine loads it with the index.
 */
import type { RecordType } from '../record.ts';

export type RecordTable = {
  /** Names of the files of summaries, each of which contains the next `SHARD_SIZE` records. */
  shards: readonly string[];
  /** Number of records of each type; the records are in the order of these types. */
  kinds: readonly { kind: RecordType; count: number }[];
  /** Values that the columns below refer to by position. */
  categories: readonly string[];
  sellers: readonly string[];
  /** Days (ISO dates) of the columns `verified` and `expires`. */
  days: readonly string[];
  /** Columns. `MISSING` means no value. */
  category: readonly number[];
  seller: readonly number[];
  /** In US cents. */
  price: readonly number[];
  rating: readonly number[];
  verified: readonly number[];
  expires: readonly number[];
};

export const MISSING = -1;

/** Number of records in a file of summaries: a file is less than two kilobytes, compressed. */
export const SHARD_SIZE = 16;
