/** Talks to a browser with the DevTools protocol, for measurements that a session of Playwright would change. */

/**
 * Opens a connection.
 * @param address address of the browser or of one of its pages, which starts with `ws:`
 * @returns a function that sends a command and resolves with its result, and one that sets what is called with each event
 */
export async function openConnection(address) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map();
  let listener;
  socket.onmessage = ({ data }) => {
    const { id, result, method, params, sessionId } = JSON.parse(data);
    waiting.get(id)?.(result);
    waiting.delete(id);
    if (method) listener?.(method, params, sessionId);
  };
  let last = 0;
  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });
  return { send, listen: (next) => (listener = next) };
}
