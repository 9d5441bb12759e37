/** The code that runs before a deployed server with an inbox starts. */

/** The first version of Node that has `node:sqlite` without a flag. */
export const MIN_NODE = '22.13.0';

/** The longest request: 80 MB at 30 kB a second, as the outbox allows. */
const REQUEST_TIMEOUT_MS = 50 * 60 * 1_000;

/** Stops the server on an old Node, and gives slow connections the time that the outbox does. Node ends requests after 5 minutes. */
export const START_CHECK = `import { subscribe } from 'node:diagnostics_channel';
import process from 'node:process';

const { node } = process.versions;
if (node.localeCompare('${MIN_NODE}', 'en', { numeric: true }) < 0) {
  console.error(\`The inbox needs Node ${MIN_NODE} or newer; this is \${node}. Update Node, or build the site without an inbox.\`);
  process.exit(1);
}
subscribe('http.server.request.start', ({ server }) => {
  server.requestTimeout = ${REQUEST_TIMEOUT_MS};
});
`;
