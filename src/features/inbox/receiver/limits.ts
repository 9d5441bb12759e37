/** Limits of requests and senders. */
import { MAX_RECORD_FILES_SIZE } from '@/forms/schema/field-options.ts';
import { MEGABYTE } from '@/lib/bytes.ts';
import type { SenderLimits } from '../store/inbox-store.ts';
import type { InFlightLimits } from './in-flight-limiter.ts';

export type Limits = {
  /** Bytes of a request. */
  body: number;
  /** Bytes of a record as JSON. */
  record: number;
  /** Number of files of a record. */
  files: number;
  /** Requests that a sender may make at once, and per second in the long run. */
  burst: number;
  requestsPerSecond: number;
  /** What a sender may store in a day. */
  sender: SenderLimits;
  /** What a sender may send at the same time. */
  inFlight: InFlightLimits;
  /** Milliseconds that a person needs at least between the submission and the first request. */
  minAge: number;
};

export const LIMITS: Limits = {
  // A request also contains the record and the headers of each part.
  body: MAX_RECORD_FILES_SIZE + 5 * MEGABYTE,
  record: MEGABYTE,
  files: 50,
  // A phone that was offline for days sends its records one after the other.
  burst: 60,
  requestsPerSecond: 1,
  // An office or a mobile network may share one address.
  sender: { entries: 500, bytes: 1000 * MEGABYTE },
  // A device sends one record after the other. Three of the largest ones fit, and small ones beside them.
  inFlight: { requests: 20, bytes: 250 * MEGABYTE },
  // The outbox waits for the undo period of five seconds. Clocks of visitors may be behind.
  minAge: 2_000,
};
