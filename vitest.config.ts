import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const BRIDGE = 'tests/bridge/**/*.test.ts';

/**
 * `unit` is fast and needs nothing but the source; `bridge` builds small projects of its own; `dist` reads the files of
 * the last build.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts', 'tools/**/*.test.ts'] } },
      { extends: true, test: { name: 'bridge', include: [BRIDGE] } },
      { extends: true, test: { name: 'dist', include: ['tests/**/*.test.ts'], exclude: [BRIDGE] } },
    ],
  },
});
