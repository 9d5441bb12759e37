/** Sends one record in one request. */
import { KILOBYTE } from '@/lib/bytes.ts';
import type { StoredFile } from '../schemas/stored-file.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import type { Outcome } from './next-delivery.ts';
import type { OutboxEnvironment } from './environment.ts';
import { buildRequestBody } from './payload.ts';

/** Timeout of a request without files, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** Base timeout of a request with files, in milliseconds: the receiver needs longer to process them. */
const FILES_TIMEOUT_MS = 60_000;

/** Upload speed of a slow connection, in bytes per millisecond. */
const MIN_UPLOAD_BYTES_PER_MS = 30;

/** Returns the timeout of a request in milliseconds: long enough to upload the files on a slow connection. */
export function getTimeout(files: readonly Pick<StoredFile, 'size'>[]): number {
  if (files.length === 0) return TIMEOUT_MS;
  return FILES_TIMEOUT_MS + Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / MIN_UPLOAD_BYTES_PER_MS);
}

/** Maximum number of bytes that are read of a response. */
const MAX_RESPONSE_BYTES = 64 * KILOBYTE;

/**
 * Returns the beginning of a response body. An interrupted body counts as empty, because the status is already known.
 */
async function readBeginning(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, read] = ['', 0];
  const reader = response.body?.getReader();
  try {
    while (reader && read < MAX_RESPONSE_BYTES) {
      const { done, value } = await reader.read();
      if (done) break;
      read += value.length;
      text += decoder.decode(value, { stream: true });
    }
    await reader?.cancel();
  } catch {
    return '';
  }
  return text;
}

async function request(url: string, init: RequestInit, environment: OutboxEnvironment): Promise<Outcome> {
  const response = await environment.fetch(url, init);
  const [retryAfter, type] = [response.headers.get('retry-after'), response.headers.get('content-type')];
  return {
    status: response.status,
    ...(retryAfter !== null && { retryAfter }),
    ...(type !== null && { type }),
    body: await readBeginning(response),
  };
}

/**
 * Posts a record and resolves with the outcome. Never rejects.
 * @param signal aborts the request; the outcome is then meaningless
 */
export async function send(
  url: string,
  record: StoredRecord,
  files: readonly StoredFile[],
  environment: OutboxEnvironment,
  signal: AbortSignal,
): Promise<Outcome> {
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  const timeout = new AbortController();
  const cancel = environment.setTimer(getTimeout(files), () => {
    timeout.abort();
    abort();
  });
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    const init: RequestInit = {
      method: 'POST',
      ...buildRequestBody(record, files),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: controller.signal,
    };
    return await request(url, init, environment);
  } catch {
    return { reason: timeout.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    cancel();
    signal.removeEventListener('abort', abort);
  }
}
