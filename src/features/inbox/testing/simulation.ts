/**
 * Devices with a bad connection and clocks that jump, a real server that is killed, locked and started again, and an editor who
 * decides meanwhile. A seed determines what happens; the time that it takes is real.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { createRandom } from '@/storage/testing/random.ts';
import { FILES_FOLDER } from '../inbox-folder.ts';
import type { SubmissionState } from '../store/inbox-store.ts';
import type { QueueStore } from '../store/queue-store.ts';
import { openSqliteQueue } from '../store/sqlite-queue.ts';
import { TestDevice } from './device.ts';
import { TestEditor } from './editor.ts';
import { PICTURE } from './picture.ts';
import { fetchFromSite } from './post.ts';
import { ServerProcess } from './server-process.ts';

/** After how many submissions the server is killed, its database locked, and the editor works. */
const KILL_EVERY = 11;
const LOCK_EVERY = 40;
const EDIT_EVERY = 25;

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;

/** Longest time that the network holds back a request. */
const MAX_HELD_MS = 1_500;
/** How often the network tries to send a request that it has held back. */
const MAX_HELD_ATTEMPTS = 20;

/** How often the end of the simulation looks whether a device has finished, and how many times. */
const CHECK_INTERVAL_MS = 50;
const MAX_CHECKS = 300;

/** Returns a request with its body as bytes: the client of Node does not survive a form that is cut. */
async function toBytes(init: RequestInit): Promise<RequestInit> {
  const { headers, body } = new Response(init.body ?? null);
  const type = headers.get('content-type');
  const all = new Headers(init.headers);
  if (init.body instanceof FormData && type !== null) all.set('content-type', type);
  return { ...init, headers: all, body: body && (await new Response(body).arrayBuffer()) };
}

/** What became of a submission, as the server has it. */
type Outcome = { state: SubmissionState } & Record<'link' | 'reason' | 'answer', string | undefined>;

type SimulationResult = {
  /** Ids of all submissions, and of those that the server has stored, in order. */
  submitted: string[];
  stored: string[];
  /** Number of stored files, and of those with the right content. */
  files: number;
  rightFiles: number;
  /** Delivery states of all records on the devices. */
  deliveries: Set<string>;
  /** Number of submissions in each state, as the server has it. */
  outcomes: Partial<Record<SubmissionState, number>>;
  /** Ids of the records whose outcome a device does not show. */
  wrong: string[];
  kills: number;
  requests: number;
  /** Number of requests that arrived after later ones. */
  late: number;
};

export class Simulation {
  readonly #random: () => number;
  readonly #folder: string;
  readonly #server: ServerProcess;
  readonly #devices: TestDevice[] = [];
  readonly #submitted: string[] = [];
  /** Requests that the network holds back. */
  readonly #held = new Set<Promise<unknown>>();
  #queue: QueueStore | undefined;
  #isCalm = false;
  #requests = 0;
  #lateCount = 0;

  constructor(folder: string, seed: number) {
    this.#random = createRandom(seed);
    this.#folder = folder;
    this.#server = new ServerProcess(folder);
  }

  async start(devices: number): Promise<void> {
    await this.#server.start();
    this.#queue = await openSqliteQueue(this.#server.database);
    for (let count = 0; count < devices; count++) {
      this.#devices.push(await TestDevice.open({ random: this.#random, fetch: this.#fetch }));
    }
  }

  /** Submits records while the connection, the clocks and the server fail. */
  async run(submissions: number): Promise<void> {
    for (let number = 1; number <= submissions; number++) {
      const device = this.#devices[number % this.#devices.length];
      if (device) this.#submitted.push(await device.submit(number, number % 3 === 0));
      await sleep(20 * this.#random());
      if (this.#random() < 0.1) device?.jump((this.#random() - 0.5) * 2 * DAY);
      if (number % KILL_EVERY === 0) await this.#restart();
      if (number % LOCK_EVERY === 0) await this.#server.lock();
      if (number % EDIT_EVERY === 0) await this.#getEditor().work();
    }
  }

  /** Ends all failures, waits until every record is delivered and its outcome known, and returns what is stored. */
  async finish(): Promise<SimulationResult> {
    this.#isCalm = true;
    await Promise.all(this.#held);
    const deliveries = new Set<string>();
    for (const device of this.#devices) {
      for (const state of await this.#deliverAll(device)) deliveries.add(state);
    }
    await this.#getEditor().finish();
    const { outcomes, ...stored } = this.#readStored();
    const wrong: string[] = [];
    for (const device of this.#devices) wrong.push(...(await this.#waitForOutcomes(device, outcomes)));
    const counts: SimulationResult['outcomes'] = {};
    for (const { state } of outcomes.values()) counts[state] = (counts[state] ?? 0) + 1;
    return {
      submitted: this.#submitted.sort(),
      ...stored,
      deliveries,
      outcomes: counts,
      wrong,
      kills: this.#server.kills,
      requests: this.#requests,
      late: this.#lateCount,
    };
  }

  /** Stops the devices and the server. A test calls this also when it fails: the process of the server would outlive it. */
  async stop(): Promise<void> {
    await Promise.all(this.#devices.map((device) => device.stop()));
    this.#queue?.close();
    await this.#server.kill();
  }

  #getEditor(): TestEditor {
    if (!this.#queue) throw new Error('the simulation was not started');
    return new TestEditor(this.#queue, this.#random);
  }

  /** Kills the server in the middle of its work, and starts it again after a while. */
  async #restart(): Promise<void> {
    await sleep(30 * this.#random());
    await this.#server.kill();
    await this.#server.start();
  }

  /** The network between a device and the server. */
  readonly #fetch: typeof fetch = async (url, init = {}) => {
    const { pathname } = new URL(url instanceof Request ? url.url : url);
    const chance = this.#isCalm ? 1 : this.#random();
    // The page of a published entry, which does not exist at once.
    if (init.method === 'HEAD') return new Response(null, { status: chance < 0.3 ? 404 : 200 });
    this.#requests++;
    const lost = new TypeError('the connection is lost');
    if (chance < 0.1) throw lost;
    const prepared = await toBytes(init);
    const getAddress = () => new URL(pathname, this.#server.url);
    const request = () => fetchFromSite(getAddress(), prepared);
    if (chance < 0.22) {
      // The request is cut somewhere.
      const cut = new AbortController();
      setTimeout(() => {
        cut.abort();
      }, 8 * this.#random());
      return fetchFromSite(getAddress(), { ...prepared, signal: cut.signal });
    }
    // The network repeats the request; the answer of either one arrives.
    if (chance < 0.34) return Promise.any([request(), request()]);
    if (chance < 0.46) {
      this.#hold(request);
      throw lost;
    }
    const response = await request();
    if (chance < 0.58) throw lost;
    return response;
  };

  /** Sends a request later, after the device has sent others, and maybe the same one again. */
  #hold(request: () => Promise<Response>): void {
    const send = async () => {
      // On a busy machine, the server may be down for longer than the network holds a request back.
      for (let attempt = 0; attempt < MAX_HELD_ATTEMPTS; attempt++) {
        await sleep(MAX_HELD_MS * this.#random());
        try {
          await request();
          this.#lateCount++;
          return;
        } catch {
          // The server was down or was killed meanwhile.
        }
      }
    };
    const sent = send().finally(() => this.#held.delete(sent));
    this.#held.add(sent);
  }

  /** The visitor presses Retry until everything is delivered. */
  async #deliverAll(device: TestDevice): Promise<string[]> {
    for (let check = 0; check < MAX_CHECKS; check++) {
      const records = await device.listRecords();
      const open = records.filter(({ delivery }) => delivery.state !== 'delivered');
      if (open.length === 0) break;
      for (const { id, delivery } of open) if (delivery.state !== 'sending') await device.retry(id);
      await sleep(CHECK_INTERVAL_MS);
    }
    return (await device.listRecords()).map(({ delivery }) => delivery.state);
  }

  /** Lets days pass until the device shows all outcomes. Returns the ids of those that it does not show then. */
  async #waitForOutcomes(device: TestDevice, outcomes: ReadonlyMap<string, Outcome>): Promise<string[]> {
    const isWrong = ({ id, review }: StoredRecord) => {
      const outcome = outcomes.get(id);
      return (
        review?.state !== outcome?.state ||
        review?.link !== outcome?.link ||
        review?.reason !== outcome?.reason ||
        review?.answer !== outcome?.answer
      );
    };
    for (let check = 0; check < MAX_CHECKS; check++) {
      if (!(await device.listRecords()).some(isWrong)) return [];
      device.jump(DAY);
      await sleep(CHECK_INTERVAL_MS);
    }
    return (await device.listRecords()).filter(isWrong).map(({ id }) => id);
  }

  #readStored() {
    const database = new DatabaseSync(this.#server.database);
    const rows = database.prepare('SELECT id, state, link, reason, answer FROM submissions ORDER BY id').all();
    const names = database.prepare('SELECT stored_name AS name FROM files').all();
    database.close();
    const isRight = (name: string) => readFileSync(path.join(this.#folder, FILES_FOLDER, name)).equals(PICTURE);
    const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
    return {
      stored: rows.map(({ id }) => String(id)),
      outcomes: new Map(
        rows.map(({ id, state, link, reason, answer }) => [
          String(id),
          // The table allows only these states.
          { state: state as SubmissionState, link: toText(link), reason: toText(reason), answer: toText(answer) },
        ]),
      ),
      files: names.length,
      rightFiles: names.filter(({ name }) => isRight(String(name))).length,
    };
  }
}
