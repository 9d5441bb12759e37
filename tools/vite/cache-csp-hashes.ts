import type { Plugin } from 'vite';

/** Astro's module with the hashes for the content security policy. */
const MODULE = /\/astro\/dist\/core\/encryption\.js$/;

const FUNCTION = 'async function generateCspDigest(data, algorithm) {';

/** Computes a hash once for each text, and then returns it. */
const CACHING_FUNCTIONS = `const knownDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  const digest = knownDigests.get(key) ?? createCspDigest(data, algorithm);
  knownDigests.set(key, digest);
  return digest;
}
async function createCspDigest(data, algorithm) {`;

/** Caches hashes while pages are built: for every page, Astro computes those of the same texts, each in a task of its own. */
export const cacheCspHashes = (): Plugin => ({
  name: 'cache-csp-hashes',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: MODULE },
    handler: (code) => {
      if (!code.includes(FUNCTION))
        throw new Error(`Astro has no “${FUNCTION}”: tools/vite/cache-csp-hashes.ts replaces it`);
      return code.replace(FUNCTION, CACHING_FUNCTIONS);
    },
  },
});
