/** One request with one record. */
import type { StoredFile, StoredRecord } from '../rows.ts';
import type { Outcome } from './answer.ts';
import type { Surroundings } from './surroundings.ts';
import { pack } from './wire.ts';

/** Milliseconds until an answer counts as none. */
const PATIENCE = 20_000;
const PATIENCE_WITH_FILES = 120_000;

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

async function request(url: string, init: RequestInit, surroundings: Surroundings): Promise<Outcome> {
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
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<Outcome> {
  const cut = new AbortController();
  const stop = () => {
    cut.abort();
  };
  const late = new AbortController();
  const cancel = surroundings.alarm(files.length ? PATIENCE_WITH_FILES : PATIENCE, () => {
    late.abort();
    stop();
  });
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    const init: RequestInit = {
      method: 'POST',
      ...pack(record, files),
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
