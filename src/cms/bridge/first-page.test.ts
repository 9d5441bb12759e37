import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitForFirstPage } from './first-page.ts';

const respond = ({ url }: IncomingMessage, response: ServerResponse) => {
  response.setHeader('Content-Type', url === '/page' ? 'text/html; charset=utf-8' : 'text/javascript');
  response.end();
};

/** Waits with a server, and returns a function that says whether the wait is over. */
function startWaiting() {
  const httpServer = createServer(respond);
  const over = vi.fn();
  waitForFirstPage({ httpServer }).then(over, over);
  const isOver = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return over.mock.calls.length > 0;
  };
  return { httpServer, isOver };
}

const useTestTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

afterEach(() => {
  vi.useRealTimers();
});

it('ends with the first page, and not with other files', async () => {
  const httpServer = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => void httpServer.close());
  const over = vi.fn();
  const end = waitForFirstPage({ httpServer }).then(over);
  await once(httpServer, 'listening');
  const url = `http://127.0.0.1:${(httpServer.address() as AddressInfo).port}`;
  await fetch(`${url}/script`);
  await fetch(`${url}/script`);
  expect(over).not.toHaveBeenCalled();
  await fetch(`${url}/page`);
  await end;
});

it('ends when nobody asks for a page', async () => {
  useTestTimers();
  const { httpServer, isOver } = startWaiting();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isOver()).toBe(false);
  httpServer.emit('listening');
  expect(await isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await isOver()).toBe(true);
});

it('never ends after the server has closed', async () => {
  useTestTimers();
  const { httpServer, isOver } = startWaiting();
  httpServer.emit('listening');
  httpServer.emit('close');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await isOver()).toBe(false);
});

it('does not wait without a server', async () => {
  await expect(waitForFirstPage({ httpServer: null })).resolves.toBeUndefined();
});
