/** One request with one record. */
import type { StoredFile, StoredRecord } from '../schemas.ts';
import type { Outcome } from './outcome.ts';
import type { OutboxEnvironment } from './environment.ts';
import { buildRequestBody } from './payload.ts';

/** Milliseconds until an answer to a record without files counts as none. */
const TIMEOUT = 20_000;

/** The same with files, of however few bytes: what the receiver does with them takes longer. */
const FILES_TIMEOUT = 60_000;

/** Bytes that even a slow line uploads in a millisecond. */
const SLOWEST_UPLOAD = 30;

/** Milliseconds until an answer to a record with these files counts as none: long enough to upload them on a slow line. */
export function timeoutOf(files: readonly Pick<StoredFile, 'size'>[]): number {
  if (files.length === 0) return TIMEOUT;
  return FILES_TIMEOUT + Math.ceil(files.reduce((sum, { size }) => sum + size, 0) / SLOWEST_UPLOAD);
}

/** Bytes of an answer that are read. */
const MOST_READ = 64 * 1024;

/** The beginning of an answer's body. What breaks off is as good as not said: the status was. */
async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, read] = ['', 0];
  const reader = response.body?.getReader();
  try {
    while (reader && read < MOST_READ) {
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

async function request(url: string, init: RequestInit, surroundings: OutboxEnvironment): Promise<Outcome> {
  const response = await surroundings.fetch(url, init);
  const [retryAfter, type] = [response.headers.get('retry-after'), response.headers.get('content-type')];
  return {
    status: response.status,
    ...(retryAfter !== null && { retryAfter }),
    ...(type !== null && { type }),
    body: await beginningOf(response),
  };
}

/**
 * Posts a record and tells what came of it; never rejects.
 * @param signal ends the request: the outcome then means nothing
 */
export async function send(
  url: string,
  record: StoredRecord,
  files: readonly StoredFile[],
  surroundings: OutboxEnvironment,
  signal: AbortSignal,
): Promise<Outcome> {
  const cut = new AbortController();
  const stop = () => {
    cut.abort();
  };
  const late = new AbortController();
  const cancel = surroundings.alarm(timeoutOf(files), () => {
    late.abort();
    stop();
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const init: RequestInit = {
      method: 'POST',
      ...buildRequestBody(record, files),
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'error',
      signal: cut.signal,
    };
    return await request(url, init, surroundings);
  } catch {
    return { fault: late.signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
