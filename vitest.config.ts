import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const BRIDGE = 'tests/bridge/**/*.test.ts';
const LONG = 'tests/long/**/*.test.ts';

/** Tests that put something in place of modules or of what the browser gives: each file starts afresh. */
const APART = ['src/storage/**/*.test.ts', 'src/features/favourites/*.test.ts', 'src/forms/field-types/views.test.ts'];

/**
 * `unit` and `apart` are fast and need nothing but the source; `bridge` builds small projects of its own; `dist` reads the
 * files of the last build; `long` is not a part of `npm test`.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: APART,
          // To start each file afresh would take longer than the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART } },
      { extends: true, test: { name: 'bridge', include: [BRIDGE] } },
      { extends: true, test: { name: 'dist', include: ['tests/**/*.test.ts'], exclude: [BRIDGE, LONG] } },
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
