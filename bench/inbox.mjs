/**
 * Measures how many records the inbox stores per second, and how long each takes, beside a bare server of `node:http` that makes
 * the same insert. Both take turns under the same load, so that what else the machine does hits both. Writes
 * bench/results/inbox.json.
 *
 *     npm run bench inbox [rounds] [seconds]
 */
import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '../src/features/inbox/store/sqlite-store.ts';
import { serveInbox, SITE } from '../src/features/inbox/testing/serve.ts';
import { describeMachine, round } from './device-data.mjs';

const CONNECTIONS = 20;
const SERVERS = ['bare', 'inbox'];

/** Serves an insert and nothing else: no checks, no limits, no transactions that requests share. */
async function serveBare(folder) {
  const file = path.join(folder, 'inbox.sqlite');
  const store = await openSqliteStore(file);
  store.close();
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const insert = database.prepare(
    `INSERT INTO submissions (id, fingerprint, record, token_hash, sender, bytes, state, state_at, received_at)
     VALUES (?, ?, ?, ?, 'someone', ?, 'received', ?, ?)`,
  );
  const server = createServer((incoming, outgoing) => {
    const chunks = [];
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('end', () => {
      const json = Buffer.concat(chunks).toString();
      const { id, token } = JSON.parse(json);
      const now = Date.now();
      insert.run(id, id, json, token, json.length, now, now);
      outgoing.writeHead(201, { 'Content-Type': 'application/json' }).end('{"state":"received"}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${server.address().port}/`;
}

/** Runs as the process of a server, and sends its address to the one that measures. */
async function runServer(name, folder) {
  process.send(name === 'bare' ? await serveBare(folder) : (await serveInbox({ folder })).url);
}

/** Starts a server in a process of its own, with an empty folder. */
async function startServer(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `ino-${name}-`));
  const child = fork(import.meta.filename, [name, folder], { execArgv: ['--import', './tools/alias.mjs'] });
  const [url] = await once(child, 'message');
  const stop = async () => {
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true });
  };
  return { url, stop };
}

/** Creates a request with a record as a form of the site sends it. */
function createRequest() {
  const id = randomUUID();
  const text = 'Forty jars of sidr honey, delivered to a shop in Seeb, with a lab sheet for each batch.';
  const createAnswer = (name) => ({ name, label: name, kind: 'longText', value: text, text });
  const record = {
    id,
    token: randomBytes(32).toString('base64url'),
    number: 'RQ-261121-7F3K',
    action: 'quotation',
    form: 'request-quotation',
    title: 'Request quotation',
    answers: ['detail', 'category', 'quantity', 'rate'].map(createAnswer),
    files: [],
    at: 1,
  };
  const headers = { Origin: SITE, 'Content-Type': 'application/json', 'Idempotency-Key': id };
  return { headers, body: JSON.stringify(record) };
}

/** Posts a record. Returns the milliseconds until the response has arrived. */
function post(url, agent) {
  const { headers, body } = createRequest();
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers: { ...headers, 'Content-Length': body.length } });
    sent.on('response', (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 201) resolve(performance.now() - began);
        else reject(new Error(`the server responded with ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** Posts over all connections for some seconds. Returns the milliseconds of each request, and the seconds it took in all. */
async function postForSeconds(url, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  const work = async () => {
    while (performance.now() < end) times.push(await post(url, agent));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return { times, seconds: (performance.now() - began) / 1_000 };
}

/** Summarizes what a server did in all of its turns. */
function summarizeLoad(loads) {
  const times = loads.flatMap((each) => each.times).sort((one, other) => one - other);
  const getPercentile = (part) => round(times[Math.min(times.length - 1, Math.floor(times.length * part))]);
  const seconds = loads.reduce((sum, each) => sum + each.seconds, 0);
  return {
    records: times.length,
    perSecond: round(times.length / seconds),
    milliseconds: { median: getPercentile(0.5), p99: getPercentile(0.99), max: getPercentile(1) },
  };
}

async function measure(rounds, seconds) {
  const machine = describeMachine();
  const servers = new Map();
  const loads = new Map(SERVERS.map((name) => [name, []]));
  try {
    for (const name of SERVERS) servers.set(name, await startServer(name));
    for (const { url } of servers.values()) await postForSeconds(url, 1);
    for (let number = 0; number < rounds; number += 1) {
      // Neither is always the first.
      const order = number % 2 === 0 ? SERVERS : SERVERS.toReversed();
      for (const name of order) loads.get(name).push(await postForSeconds(servers.get(name).url, seconds));
    }
  } finally {
    for (const { stop } of servers.values()) await stop();
  }
  const results = Object.fromEntries(SERVERS.map((name) => [name, summarizeLoad(loads.get(name))]));
  return {
    machine,
    connections: CONNECTIONS,
    ...results,
    rateBesideBare: Math.round((results.inbox.perSecond / results.bare.perSecond) * 100) / 100,
  };
}

const [first, second] = process.argv.slice(2);
if (SERVERS.includes(first)) {
  await runServer(first, second);
} else {
  const results = await measure(Number(first ?? 6), Number(second ?? 5));
  writeFileSync(path.join(import.meta.dirname, 'results/inbox.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log(JSON.stringify(results, null, 2));
}
