/** Runs Astro without its telemetry on every operating system: `node tools/astro.mjs build`. */
import process from 'node:process';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
// The bundler then returns memory that it does not use any more, a quarter of the peak of a build.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
// And it takes memory from the system in smaller steps.
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
// Node then loads the configuration; Astro would load it a second time with a server of Vite.
await import('./alias.mjs');
await import('../node_modules/astro/bin/astro.mjs');
