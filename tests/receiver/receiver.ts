/**
 * A small receiver of records as described in `docs/delivery.md`, for tests in a browser. It stores records in memory, and a
 * test can script its failures.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { WireRecord } from '../../src/storage/outbox/payload.ts';

type ResponseSpec = { status: number; headers?: Record<string, string>; body?: string };

/**
 * A response instead of the default one; a 2xx stores the record. Or:
 * - `drop`: stores, then closes the connection
 * - `half`: stores, then closes the connection in the middle of the response
 * - `no-cors`: stores, and sends no CORS headers
 * - `store-500`: stores, then responds with 500
 * - `drop-before`: closes the connection without storing
 * - `hang`: neither stores nor responds; the key is in progress until the client aborts
 */
export type ScriptedResponse = ResponseSpec | 'drop' | 'half' | 'no-cors' | 'store-500' | 'drop-before' | 'hang';

export type ReceivedRecord = { record: WireRecord; files: File[] };

export type Receiver = {
  /** The address that records are posted to. */
  url: string;
  /** The stored records by key. */
  stored: Map<string, ReceivedRecord>;
  /** Every POST request in order, whatever its response. */
  requests: { key: string; origin: string | undefined; cookie: string | undefined; type: string; at: number }[];
  /** The bodies of each key, record and files. A key that came with two different bodies has two. */
  bodies: Map<string, Set<string>>;
  /** The keys of requests that hang: from when their bodies were read until the receiver notices that the client aborted. */
  hanging: ReadonlySet<string>;
  /** What the receiver answers about records, by id, as an inbox does: see `docs/delivery.md`. */
  reviews: Map<string, object>;
  /** Every request about records: the end of its path, and the ids. */
  claims: { endpoint: string; ids: string[] }[];
  /** Closes the connection of requests about records. */
  setSilent: (isSilent: boolean) => void;
  /**
   * Returns the maximum number of concurrent requests. Only requests that got a response count, or whose connection the receiver
   * closed: when a client aborts one, the receiver may notice it only after the next one has arrived.
   */
  maxConcurrent: () => number;
  /** Forgets all requests that `maxConcurrent` counts. */
  resetMaxConcurrent: () => void;
  /** Scripts the responses to the next requests; later records are stored. */
  respondNext: (...answers: ScriptedResponse[]) => void;
  /** Removes the scripted responses. */
  recover: () => void;
  close: () => Promise<void>;
};

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type, idempotency-key',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Expose-Headers': 'retry-after',
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

const createJsonMessage = (status: number, message: string): ResponseSpec => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify({ message }),
});

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array); // no encoding is set
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns the record and files of a request; undefined for any other content. */
async function parseRecord(type: string, body: Uint8Array<ArrayBuffer>): Promise<ReceivedRecord | undefined> {
  try {
    const response = new Response(body, { headers: { 'content-type': type } });
    if (type.startsWith('application/json')) return { record: (await response.json()) as WireRecord, files: [] };
    const form = await response.formData();
    const record = form.get('record');
    const text = record instanceof File ? await record.text() : (record ?? '');
    const files = form.getAll('file').filter((part) => part instanceof File);
    return { record: JSON.parse(text) as WireRecord, files };
  } catch {
    return undefined;
  }
}

const Claims = v.object({ records: v.array(v.object({ id: v.string(), token: v.string() })) });

/** Answers claims about stored records to those who know their tokens, as the inbox does. */
class ClaimHandler {
  readonly reviews: Receiver['reviews'] = new Map();
  readonly claims: Receiver['claims'] = [];
  isSilent = false;
  readonly #stored: Receiver['stored'];

  constructor(stored: Receiver['stored']) {
    this.#stored = stored;
  }

  async answer(endpoint: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(Buffer.from(await readBody(request)).toString());
    const { records } = v.parse(Claims, body);
    this.claims.push({ endpoint, ids: records.map(({ id }) => id) });
    if (this.isSilent) {
      response.destroy();
      return;
    }
    const known = records.filter(({ id, token }) => this.#stored.get(id)?.record.token === token);
    response.writeHead(200, { ...CORS, ...JSON_TYPE });
    response.end(JSON.stringify({ records: known.flatMap(({ id }) => this.#getAnswer(endpoint, id) ?? []) }));
  }

  #getAnswer(endpoint: string, id: string): object | undefined {
    if (endpoint === 'export') return { id, record: this.#stored.get(id)?.record };
    if (endpoint !== 'erase') return this.reviews.get(id);
    this.#stored.delete(id);
    return { id };
  }
}

/** Counts concurrent requests. */
class ConcurrencyCounter {
  /** The requests that were open when a request arrived, by their responses. */
  readonly #openAtArrival = new Map<ServerResponse, readonly ServerResponse[]>();
  readonly #open = new Set<ServerResponse>();
  readonly #answered = new WeakSet<ServerResponse>();

  arrive(response: ServerResponse): void {
    this.#openAtArrival.set(response, [...this.#open]);
    this.#open.add(response);
    response.on('close', () => this.#open.delete(response));
  }

  answer(response: ServerResponse): void {
    this.#answered.add(response);
  }

  readonly max = (): number => {
    const isAnswered = (response: ServerResponse) => this.#answered.has(response);
    const counts = [...this.#openAtArrival]
      .filter(([response]) => isAnswered(response))
      .map(([, others]) => 1 + others.filter(isAnswered).length);
    return Math.max(0, ...counts);
  };

  readonly reset = (): void => {
    this.#openAtArrival.clear();
  };
}

class RecordHandler {
  readonly stored: Receiver['stored'] = new Map();
  readonly requests: Receiver['requests'] = [];
  readonly bodies: Receiver['bodies'] = new Map();
  readonly hanging = new Set<string>();
  readonly concurrency = new ConcurrencyCounter();
  readonly script: ScriptedResponse[] = [];
  readonly #responses = new Map<string, { response: ResponseSpec; body: string }>();
  readonly #inProgress = new Set<string>();

  async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#handle(request, response);
    if (answer) this.concurrency.answer(response);
    if (answer === 'cut') response.destroy();
    else if (answer) this.#respond(answer, response);
  }

  #respond(
    { answer, how }: { answer: ResponseSpec; how?: ScriptedResponse | undefined },
    response: ServerResponse,
  ): void {
    const { status, headers, body = '' } = how === 'store-500' ? ({ status: 500 } as ResponseSpec) : answer;
    const cut = how === 'half' && { 'Content-Length': String(2 * body.length + 1) };
    response.writeHead(status, { ...(how !== 'no-cors' && CORS), ...headers, ...cut });
    if (!cut) response.end(body);
    else response.write(body, () => response.destroy());
  }

  /** Returns the response to a request; undefined for no response. */
  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ answer: ResponseSpec; how?: ScriptedResponse | undefined } | 'cut' | undefined> {
    if (request.method === 'OPTIONS') return { answer: { status: 204 } };
    if (request.method !== 'POST') return { answer: createJsonMessage(405, 'Post a record.') };
    const { origin, cookie, 'content-type': type = '', 'idempotency-key': header } = request.headers;
    const key = typeof header === 'string' ? header : '';
    this.requests.push({ key, origin, cookie, type, at: Date.now() });
    this.concurrency.arrive(response);
    if (this.#inProgress.has(key)) return { answer: createJsonMessage(409, 'This record is in progress.') };
    this.#inProgress.add(key);
    const release = () => {
      this.#inProgress.delete(key);
      this.hanging.delete(key);
    };
    response.on('close', release);
    const received = await parseRecord(type, await readBody(request));
    await this.#addBody(key, received);
    const scripted = this.script.shift();
    if (scripted === 'hang') {
      if (!response.closed) this.hanging.add(key);
      return undefined;
    }
    // The key is free before the client can read the response.
    release();
    if (scripted === 'drop-before') return 'cut';
    const answer = this.#store(key, received, typeof scripted === 'object' ? scripted : undefined);
    return scripted === 'drop' ? 'cut' : { answer, how: scripted };
  }

  /** Adds a complete body to the bodies of its key. */
  async #addBody(key: string, received: ReceivedRecord | undefined): Promise<void> {
    if (!received) return;
    const files = await Promise.all(received.files.map((file) => file.text()));
    this.bodies.set(key, (this.bodies.get(key) ?? new Set()).add(JSON.stringify([received.record, ...files])));
  }

  /** Stores a new record, and returns the first response for a known key. */
  #store(key: string, received: ReceivedRecord | undefined, scripted: ResponseSpec | undefined): ResponseSpec {
    if (scripted && (scripted.status < 200 || scripted.status >= 300)) return scripted;
    if (!received) return createJsonMessage(400, 'Send JSON, or a form with the part “record”.');
    if (!key || received.record.id !== key)
      return createJsonMessage(400, 'The idempotency key is the id of the record.');
    const body = JSON.stringify(received.record);
    const first = this.#responses.get(key);
    if (first)
      return first.body === body ? first.response : createJsonMessage(422, 'This key came with another record.');
    const reference = `REF-${this.stored.size + 1}`;
    const response = scripted ?? { status: 201, headers: JSON_TYPE, body: JSON.stringify({ reference }) };
    this.stored.set(key, received);
    this.#responses.set(key, { response, body });
    return response;
  }
}

/**
 * Starts a receiver.
 * @param port a free one by default
 */
export async function startReceiver({ port = 0 } = {}): Promise<Receiver> {
  const handler = new RecordHandler();
  const claims = new ClaimHandler(handler.stored);
  const server = createServer((request, response) => {
    const endpoint = /^\/records\/(\w+)$/.exec(request.url ?? '')?.[1];
    const isClaim = endpoint !== undefined && request.method === 'POST';
    // A client that closed the connection gets no response.
    (isClaim ? claims.answer(endpoint, request, response) : handler.receive(request, response)).catch(() =>
      response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: given } = server.address() as AddressInfo; // the server listens on a port
  return {
    url: `http://127.0.0.1:${given}/records`,
    stored: handler.stored,
    requests: handler.requests,
    bodies: handler.bodies,
    hanging: handler.hanging,
    reviews: claims.reviews,
    claims: claims.claims,
    setSilent: (isSilent) => {
      claims.isSilent = isSilent;
    },
    maxConcurrent: handler.concurrency.max,
    resetMaxConcurrent: handler.concurrency.reset,
    respondNext: (...answers) => {
      handler.script.push(...answers);
    },
    recover: () => {
      handler.script.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
