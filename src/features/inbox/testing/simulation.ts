/**
 * Devices with the real outbox, a bad connection and clocks that jump, and a real server that is killed, locked and started again.
 * A seed determines what happens; the time that it takes is real.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInitialDelivery } from '@/storage/outbox/initial-delivery.ts';
import { openOutbox, type Outbox } from '@/storage/outbox/outbox.ts';
import {
  createRecordInput,
  createStores,
  createTestProfile,
  getId,
  openTab,
  type Stores,
} from '@/storage/testing/profile.ts';
import { PICTURE } from './picture.ts';
import { fetchFromSite } from './post.ts';
import { createRandom } from '@/storage/testing/random.ts';

const ALIAS = path.resolve(import.meta.dirname, '../../../../tools/alias.mjs');
const SERVER = path.join(import.meta.dirname, 'serve.ts');

/** How many times faster than the clock on the wall those of the devices are. */
const SPEED = 40;

/** After how many submissions the server is killed, and its database locked. */
const KILL_EVERY = 11;
const LOCK_EVERY = 40;

const HOUR = 60 * 60 * 1_000;

/** A server in its own process, which can be killed at any time. */
class ServerProcess {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #port = 0;
  /** Number of times that the server was killed. */
  kills = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts the server, always on the same port. */
  async start(): Promise<void> {
    this.#child = spawn(process.execPath, ['--import', ALIAS, SERVER, this.#folder, String(this.#port)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const { stdout } = this.#child;
    if (!stdout) throw new Error('the server has no output');
    const [line] = (await once(stdout, 'data')) as [Buffer];
    this.#port = Number(new URL(line.toString().trim()).port);
  }

  /** Ends the server at once, as a power failure would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    if (child.exitCode !== null) throw new Error(`the server ended by itself with code ${child.exitCode}`);
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    this.kills++;
  }
}

/** Returns a request with its body as bytes: the client of Node does not survive a form that is cut. */
async function toBytes(init: RequestInit): Promise<RequestInit> {
  const { headers, body } = new Response(init.body ?? null);
  const type = headers.get('content-type');
  const all = new Headers(init.headers);
  if (init.body instanceof FormData && type !== null) all.set('content-type', type);
  return { ...init, headers: all, body: body && (await new Response(body).arrayBuffer()) };
}

type Device = { stores: Stores; outbox: Outbox; jump: (milliseconds: number) => void; now: () => number };

export type SimulationResult = {
  /** Ids of all submissions, and of those that the server has stored, in order. */
  submitted: string[];
  stored: string[];
  /** Number of stored files, and of those with the right content. */
  files: number;
  rightFiles: number;
  /** Delivery states of all records on the devices. */
  states: Set<string>;
  kills: number;
  requests: number;
};

export class Simulation {
  readonly #random: () => number;
  readonly #folder: string;
  readonly #server: ServerProcess;
  readonly #devices: Device[] = [];
  readonly #submitted: string[] = [];
  #isCalm = false;
  #requests = 0;

  constructor(folder: string, seed: number) {
    this.#random = createRandom(seed);
    this.#folder = folder;
    this.#server = new ServerProcess(folder);
  }

  async start(devices: number): Promise<void> {
    await this.#server.start();
    for (let count = 0; count < devices; count++) this.#devices.push(await this.#openDevice());
  }

  /** Submits records while the connection, the clocks and the server fail. */
  async run(submissions: number): Promise<void> {
    for (let number = 1; number <= submissions; number++) {
      const device = this.#devices[number % this.#devices.length];
      if (device) await this.#submit(device, number);
      await sleep(20 * this.#random());
      if (this.#random() < 0.1) device?.jump((this.#random() - 0.5) * 48 * HOUR);
      if (number % KILL_EVERY === 0) await this.#restart();
      if (number % LOCK_EVERY === 0) await this.#lock();
    }
  }

  /** Ends all failures, waits until every record is delivered, and returns what is stored. */
  async finish(): Promise<SimulationResult> {
    this.#isCalm = true;
    const states = new Set<string>();
    for (const device of this.#devices) {
      for (const state of await this.#deliverAll(device)) states.add(state);
      await device.outbox.stop();
    }
    await this.#server.kill();
    const { kills } = this.#server;
    return { submitted: this.#submitted.sort(), states, kills, requests: this.#requests, ...this.#readStored() };
  }

  async #openDevice(): Promise<Device> {
    const database = await openTab(createTestProfile());
    const began = Date.now();
    let offset = 0;
    const now = () => Math.round(began + offset + (Date.now() - began) * SPEED);
    const outbox = openOutbox('http://inbox.test/', database, {
      now,
      random: this.#random,
      fetch: (_, init) => this.#fetch(init),
      setTimer: (milliseconds, wake) => {
        const timer = setTimeout(wake, milliseconds / SPEED);
        return () => {
          clearTimeout(timer);
        };
      },
      runExclusively: (work) => work(),
      online: () => true,
      whenOnline: () => () => undefined,
    });
    const stores = createStores({ database, isPersistent: true });
    return { stores, outbox, now, jump: (milliseconds) => (offset += milliseconds) };
  }

  async #submit({ stores, now }: Device, number: number): Promise<void> {
    const id = getId(number);
    const files = number % 3 === 0 ? [`file-${number}`] : [];
    const owner = `record:${id}`;
    const blob = new Blob([PICTURE], { type: 'image/png' });
    for (const file of files) await stores.files.put({ id: file, owner, name: 'a.png', blob });
    const at = now();
    await stores.records.submit(createRecordInput(number, { at, files }), {
      delivery: createInitialDelivery(at, true),
    });
    this.#submitted.push(id);
  }

  /** Kills the server in the middle of its work, and starts it again after a while. */
  async #restart(): Promise<void> {
    await sleep(30 * this.#random());
    await this.#server.kill();
    await this.#server.start();
  }

  /** Locks the database for longer than the server waits. */
  async #lock(): Promise<void> {
    const other = new DatabaseSync(path.join(this.#folder, 'inbox.sqlite'), { timeout: 1_000 });
    other.exec('BEGIN IMMEDIATE');
    await sleep(1_200);
    other.exec('ROLLBACK');
    other.close();
  }

  async #fetch(init: RequestInit = {}): Promise<Response> {
    this.#requests++;
    const chance = this.#isCalm ? 1 : this.#random();
    const lost = new TypeError('the connection is lost');
    if (chance < 0.1) throw lost;
    const prepared = await toBytes(init);
    const request = () => fetchFromSite(this.#server.url, prepared);
    if (chance < 0.25) {
      // The request is cut somewhere.
      const cut = new AbortController();
      setTimeout(() => {
        cut.abort();
      }, 8 * this.#random());
      return fetchFromSite(this.#server.url, { ...prepared, signal: cut.signal });
    }
    // The network repeats the request; the answer of either one arrives.
    if (chance < 0.4) return Promise.any([request(), request()]);
    const response = await request();
    if (chance < 0.55) throw lost;
    return response;
  }

  /** The visitor presses Retry until everything is delivered. */
  async #deliverAll({ stores, now }: Device): Promise<string[]> {
    for (let round = 0; round < 600; round++) {
      const records = await stores.records.list();
      const open = records.filter(({ delivery }) => delivery.state !== 'delivered');
      if (open.length === 0) return records.map(({ delivery }) => delivery.state);
      for (const { id, delivery } of open) if (delivery.state !== 'sending') await stores.records.retry(id, now());
      await sleep(50);
    }
    return (await stores.records.list()).map(({ delivery }) => delivery.state);
  }

  #readStored(): Pick<SimulationResult, 'stored' | 'files' | 'rightFiles'> {
    const database = new DatabaseSync(path.join(this.#folder, 'inbox.sqlite'));
    const ids = database.prepare('SELECT id FROM submissions ORDER BY id').all();
    const names = database.prepare('SELECT stored_name AS name FROM files').all();
    database.close();
    const isRight = (name: string) => readFileSync(path.join(this.#folder, 'files', name)).equals(PICTURE);
    return {
      stored: ids.map(({ id }) => String(id)),
      files: names.length,
      rightFiles: names.filter(({ name }) => isRight(String(name))).length,
    };
  }
}
