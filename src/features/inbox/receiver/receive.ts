/** Receives records as described in `docs/delivery.md`. */
import * as v from 'valibot';
import { IDEMPOTENCY_HEADER } from '@/storage/outbox/payload.ts';
import type { AddResult, InboxStore, NewSubmission } from '../store/inbox-store.ts';
import { checkFiles } from './check-files.ts';
import type { FileFolder, Upload } from './file-folder.ts';
import { InFlightLimiter } from './in-flight-limiter.ts';
import type { InboxRequest } from './inbox-request.ts';
import type { Limits } from './limits.ts';
import {
  getFingerprint,
  hasRepeatedAnswer,
  hashToken,
  isHoneypotFilled,
  parseRecord,
  type ParsedRecord,
} from './parse-record.ts';
import { getMaxLength, readContent } from './read-body.ts';
import { RequestError } from './request-error.ts';
import { getSecondsUntilNextDay } from './sender-pseudonyms.ts';

type ReceiverOptions = { store: InboxStore; folder: FileFolder; limits: Limits; now: () => number };

/** Returns the error for a sender that has reached the limit of a day. The outbox makes few attempts, which fail until the next day. */
const createLimitError = (now: number) =>
  new RequestError(429, 'too-many', { retryAfter: getSecondsUntilNextDay(now) });

/** Seconds after which a sender that sends too much at once tries again. */
const IN_FLIGHT_RETRY_AFTER_SECONDS = 10;

const Id = v.pipe(v.string(), v.uuid());

/** Every response to a stored record is the same. */
const createResponse = (): Response => Response.json({ state: 'received' }, { status: 201 });

type Content = { parsed: ParsedRecord; uploads: readonly Upload[]; sender: string };

class Receiver {
  readonly #options: ReceiverOptions;
  /** Keys of the requests that are being processed. */
  readonly #inProgress = new Set<string>();
  readonly #inFlight: InFlightLimiter;

  constructor(options: ReceiverOptions) {
    this.#options = options;
    this.#inFlight = new InFlightLimiter(options.limits.inFlight);
  }

  async receive(request: InboxRequest, sender: string): Promise<Response> {
    const key = v.safeParse(Id, request.headers.get(IDEMPOTENCY_HEADER));
    if (!key.success) throw new RequestError(400, 'key');
    const id = key.output.toLowerCase();
    if (this.#inProgress.has(id)) throw new RequestError(409, 'in-progress');
    const bytes = getMaxLength(request, this.#options.limits);
    const end = this.#inFlight.begin(sender, bytes);
    if (!end) throw new RequestError(429, 'too-many', { retryAfter: IN_FLIGHT_RETRY_AFTER_SECONDS });
    this.#inProgress.add(id);
    try {
      await this.#checkUsage({ id, sender, bytes });
      return await this.#process(request, id, sender);
    } finally {
      this.#inProgress.delete(id);
      end();
    }
  }

  /** Rejects a sender that has reached a limit before its files are written to the disk. */
  async #checkUsage(asked: { id: string; sender: string; bytes: number }): Promise<void> {
    const { store, limits, now } = this.#options;
    if (!(await store.canAdd(asked, limits.sender))) throw createLimitError(now());
  }

  async #process(request: InboxRequest, id: string, sender: string): Promise<Response> {
    const { folder, limits, now } = this.#options;
    const { record: text, uploads } = await readContent(request, folder, limits);
    let isStored = false;
    try {
      const parsed = parseRecord(text);
      if (parsed.record.id.toLowerCase() !== id) throw new RequestError(400, 'key');
      const result = await this.#store(id, { parsed, uploads, sender }, () => (isStored = true));
      isStored ||= result === 'stored';
      if (result === 'changed') throw new RequestError(422, 'changed');
      if (result === 'too-many') throw createLimitError(now());
      return createResponse();
    } finally {
      if (!isStored) await folder.remove(uploads);
    }
  }

  /** @param onUncertain called before an error that may have come after the commit: the files are then needed */
  async #store(id: string, { parsed, uploads, sender }: Content, onUncertain: () => void): Promise<AddResult> {
    const { store, folder, limits, now } = this.#options;
    const fingerprint = getFingerprint(parsed, uploads);
    const { token, ...record } = parsed.record;
    try {
      this.#checkSender(parsed.record);
      await checkFiles(record.files, uploads);
    } catch (error) {
      // A retry gets its response even if a check has become stricter.
      const known = await store.compare(id, fingerprint);
      if (known) return known;
      throw error;
    }
    if (uploads.length > 0) await folder.sync();
    const files = record.files.map(({ name, type, size }, at) => ({
      name,
      type,
      size,
      storedName: uploads[at]?.storedName ?? '',
    }));
    const submission: NewSubmission = {
      id,
      fingerprint,
      record: JSON.stringify(record),
      tokenHash: token === undefined ? undefined : hashToken(token),
      sender,
      receivedAt: now(),
      files,
    };
    try {
      return await store.add(submission, limits.sender);
    } catch (error) {
      const isUnknown = await store.compare(id, fingerprint).then(
        (stored) => stored === undefined,
        () => false,
      );
      if (!isUnknown) onUncertain();
      throw error;
    }
  }

  /** Rejects what only scripts do. A person whose clock is behind gets through with the next attempt. */
  #checkSender(record: ParsedRecord['record']): void {
    const { limits, now } = this.#options;
    if (isHoneypotFilled(record) || hasRepeatedAnswer(record)) throw new RequestError(422, 'invalid');
    const age = now() - record.at;
    const wait = age >= 0 ? limits.minAge - age : 0;
    if (wait > 0) throw new RequestError(425, 'too-early', { retryAfter: Math.ceil(wait / 1_000) });
  }
}

/** Returns a function that stores the record of a request and responds to it. It rejects with a `RequestError`. */
export function createReceiveHandler(
  options: ReceiverOptions,
): (request: InboxRequest, sender: string) => Promise<Response> {
  const receiver = new Receiver(options);
  return (request, sender) => receiver.receive(request, sender);
}
