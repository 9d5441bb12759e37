/** Runs Astro without its telemetry on every operating system: `node tools/astro.mjs build`. */
import process from 'node:process';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
await import('../node_modules/astro/bin/astro.mjs');
