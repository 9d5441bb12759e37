/**
 * A small receiver of records, as `docs/delivery.md` wants one, for tests in a browser: it keeps what it stores in memory
 * and can be told to have a bad day.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireRecord } from '../../src/storage/outbox/payload.ts';

export type Answer = { status: number; headers?: Record<string, string>; body?: string };

/**
 * An answer to give in stead of the usual one; a 2xx stores. Else:
 * - `drop`: store, then cut the connection
 * - `half`: store, then cut it in the middle of the answer
 * - `no-cors`: store, and let no other site read the answer
 * - `store-500`: store, then answer 500
 * - `drop-before`: cut it without storing
 * - `hang`: neither store nor answer; the key is being worked on until the other side gives up
 */
export type Scripted = Answer | 'drop' | 'half' | 'no-cors' | 'store-500' | 'drop-before' | 'hang';

export type Stored = { record: WireRecord; files: File[] };

export type Receiver = {
  /** Where records are posted to. */
  url: string;
  /** By key. */
  stored: Map<string, Stored>;
  /** Every POST that came, in order, whatever became of it. */
  requests: { key: string; origin: string | undefined; cookie: string | undefined; type: string; at: number }[];
  /** What came under each key, the record and its files. One that came with two bodies has two. */
  bodies: Map<string, Set<string>>;
  /** The most requests that were under way at once. */
  mostUnderWay: () => number;
  /** Says how the next requests are answered; after them each is stored. */
  answerNext: (...answers: Scripted[]) => void;
  /** Answers as usual from now on. */
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

const say = (status: number, message: string): Answer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify({ message }),
});

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array); // no encoding is set
  return new Uint8Array(Buffer.concat(chunks));
}

/** The record and files of a request; undefined where it is neither of the two forms. */
async function parcelOf(type: string, body: Uint8Array<ArrayBuffer>): Promise<Stored | undefined> {
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

class Desk {
  readonly stored: Receiver['stored'] = new Map();
  readonly requests: Receiver['requests'] = [];
  readonly bodies: Receiver['bodies'] = new Map();
  mostUnderWay = 0;
  readonly script: Scripted[] = [];
  readonly #answers = new Map<string, { answer: Answer; said: string }>();
  readonly #working = new Set<string>();
  #underWay = 0;

  async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await this.#handle(request, response);
    if (answer === 'cut') response.destroy();
    else if (answer) this.#say(answer, response);
  }

  #say({ answer, how }: { answer: Answer; how?: Scripted | undefined }, response: ServerResponse): void {
    const { status, headers, body = '' } = how === 'store-500' ? ({ status: 500 } as Answer) : answer;
    const cut = how === 'half' && { 'Content-Length': String(2 * body.length + 1) };
    response.writeHead(status, { ...(how !== 'no-cors' && CORS), ...headers, ...cut });
    if (!cut) response.end(body);
    else response.write(body, () => response.destroy());
  }

  /** The answer to a request; undefined when there shall be none. */
  async #handle(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ answer: Answer; how?: Scripted | undefined } | 'cut' | undefined> {
    if (request.method === 'OPTIONS') return { answer: { status: 204 } };
    if (request.method !== 'POST') return { answer: say(405, 'Post a record.') };
    const { origin, cookie, 'content-type': type = '', 'idempotency-key': header } = request.headers;
    const key = typeof header === 'string' ? header : '';
    this.requests.push({ key, origin, cookie, type, at: Date.now() });
    this.mostUnderWay = Math.max(this.mostUnderWay, ++this.#underWay);
    response.on('close', () => this.#underWay--);
    if (this.#working.has(key)) return { answer: say(409, 'This record is being worked on.') };
    this.#working.add(key);
    const free = () => this.#working.delete(key);
    response.on('close', free);
    const parcel = await parcelOf(type, await bodyOf(request));
    await this.#note(key, parcel);
    const scripted = this.script.shift();
    if (scripted === 'hang') return undefined;
    // The key is free before the answer is there to be read.
    free();
    if (scripted === 'drop-before') return 'cut';
    const answer = this.#answer(key, parcel, typeof scripted === 'object' ? scripted : undefined);
    return scripted === 'drop' ? 'cut' : { answer, how: scripted };
  }

  /** Notes what came, where it came whole. */
  async #note(key: string, parcel: Stored | undefined): Promise<void> {
    if (!parcel) return;
    const files = await Promise.all(parcel.files.map((file) => file.text()));
    this.bodies.set(key, (this.bodies.get(key) ?? new Set()).add(JSON.stringify([parcel.record, ...files])));
  }

  /** Stores what is new, and answers a known key as the first time. */
  #answer(key: string, parcel: Stored | undefined, scripted: Answer | undefined): Answer {
    if (scripted && (scripted.status < 200 || scripted.status >= 300)) return scripted;
    if (!parcel) return say(400, 'Send JSON, or a form with the part “record”.');
    if (!key || parcel.record.id !== key) return say(400, 'The idempotency key is the id of the record.');
    const said = JSON.stringify(parcel.record);
    const before = this.#answers.get(key);
    if (before) return before.said === said ? before.answer : say(422, 'This key came with another record.');
    const reference = `REF-${this.stored.size + 1}`;
    const answer = scripted ?? { status: 201, headers: JSON_TYPE, body: JSON.stringify({ reference }) };
    this.stored.set(key, parcel);
    this.#answers.set(key, { answer, said });
    return answer;
  }
}

/** @param port one that is free by default */
export async function startReceiver({ port = 0 } = {}): Promise<Receiver> {
  const desk = new Desk();
  const server = createServer((request, response) => {
    // Who hung up half way has nothing to be told.
    desk.receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: given } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${given}/records`,
    stored: desk.stored,
    requests: desk.requests,
    bodies: desk.bodies,
    mostUnderWay: () => desk.mostUnderWay,
    answerNext: (...answers) => {
      desk.script.push(...answers);
    },
    recover: () => {
      desk.script.length = 0;
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
