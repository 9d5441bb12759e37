/** A real server in a process of its own, which tests kill, lock and start again. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATABASE_FILE } from '../inbox-folder.ts';

const ALIAS = path.resolve(import.meta.dirname, '../../../../tools/alias.mjs');
const SERVER = path.join(import.meta.dirname, 'serve.ts');

/** Longer than the server waits for a lock. */
const LOCK_MS = 1_200;

export class ServerProcess {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  #port = 0;
  /** Number of times that the server was killed. */
  kills = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  get database(): string {
    return path.join(this.#folder, DATABASE_FILE);
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
    const ended = once(this.#child, 'close').then(([code]) => {
      throw new Error(`the server ended with code ${String(code)} before it was ready`);
    });
    const [line] = (await Promise.race([once(stdout, 'data'), ended])) as [Buffer];
    ended.catch(() => undefined);
    this.#port = Number(new URL(line.toString().trim()).port);
  }

  /** Ends the server at once, as a power failure would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = undefined;
    if (child.exitCode !== null) throw new Error(`the server ended by itself with code ${child.exitCode}`);
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    this.kills++;
  }

  /** Locks the database for longer than the server waits. */
  async lock(): Promise<void> {
    const other = new DatabaseSync(this.database, { timeout: 1_000 });
    other.exec('BEGIN IMMEDIATE');
    await sleep(LOCK_MS);
    other.exec('ROLLBACK');
    other.close();
  }
}
