/** Programs that tests start and stop. */
import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Variables that test runners set, or the developer who runs them: Astro would read them as its own. */
const EXCLUDED_VARIABLES = /^(?:VITEST|TEST|NODE_ENV|MODE|PROD|DEV|SSR|BASE_URL|PUBLIC_|KEYSTATIC_)/;

export type Running = {
  /** Returns all output so far. */
  log: () => string;
  isUp: () => boolean;
  /** The exit code, when the program has ended. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

/** Runs Node in a folder, as `node script args`. */
export function runIn(root: string, args: readonly string[], env: Record<string, string> = {}): Running {
  const ownEnv = Object.entries(process.env).filter(([name]) => !EXCLUDED_VARIABLES.test(name));
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...Object.fromEntries(ownEnv), ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', ...env },
  });
  let text = '';
  const append = (chunk: Buffer) => (text += chunk.toString());
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const ended = new Promise<number>((resolve) => {
    child.on('close', (code) => {
      resolve(code ?? 1);
    });
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { log: () => text, isUp: () => child.exitCode === null, ended, stop };
}

/** Returns a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts the dev server of a site, which does not respond yet. */
export async function startDevServer(root: string): Promise<{ server: Running; url: string }> {
  const host = '127.0.0.1';
  const port = String(await findFreePort());
  const server = runIn(root, ['tools/astro.mjs', 'dev', '--ignore-lock', '--host', host, '--port', port]);
  return { server, url: `http://${host}:${port}` };
}

/** Repeats `get` until `good` no longer throws, and then returns its value. Throws the last error after the time limit. */
export async function retryUntil<Value>(
  get: () => Promise<Value>,
  good: (value: Value) => void,
  seconds = 20,
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    try {
      const value = await get();
      good(value);
      return value;
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

/** Waits until a server responds with status 200; throws with the server's log. */
export const waitUntilUp = async (url: string, { log, isUp }: Running, seconds = 60): Promise<void> => {
  const get = async () => (isUp() ? (await fetch(url)).status : 0);
  await retryUntil(
    () => get().catch((error: unknown) => String(error)),
    (status) => {
      if (status !== 200) throw new Error(`${url} answers ${status}\n${log()}`);
    },
    seconds,
  );
};
