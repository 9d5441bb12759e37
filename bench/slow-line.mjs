/** A line between the browser and a server that is as slow as a phone on a slow 4G network, for all requests of all processes. */
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export const LATENCY_MS = 150;
/** Megabits per second, in each direction. */
export const MEGABITS = 1.6;

const BYTES_PER_MS = (MEGABITS * 1e6) / 8 / 1000;

/** Returns a function that sends chunks in order, each after half of the latency, and no faster than the line. */
function createDirection() {
  let freeAt = 0;
  return (from, to) => {
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + chunk.length / BYTES_PER_MS;
      const arrival = freeAt + LATENCY_MS / 2;
      last = last.then(async () => {
        await wait(Math.max(0, arrival - performance.now()));
        if (!to.destroyed) to.write(chunk);
      });
    });
    from.on('end', () => last.then(() => to.end()));
    from.on('error', () => to.destroy());
    from.on('close', () => last.then(() => to.destroy()));
  };
}

/** Opens a slow connection to an address of this machine; returns the address of its other end and a function that closes it. */
export async function openSlowLine(address) {
  const { port, protocol } = new URL(address);
  const [up, down] = [createDirection(), createDirection()];
  const sockets = new Set();
  const server = net.createServer({ noDelay: true }, (client) => {
    const target = net.connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    for (const socket of [client, target]) sockets.add(socket.on('close', () => sockets.delete(socket)));
    up(client, target);
    down(target, client);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { address: `${protocol}//127.0.0.1:${server.address().port}`, close };
}
