import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const BRIDGE = 'tests/bridge/**/*.test.ts';
const LONG = 'tests/long/**/*.test.ts';

/** Tests that mock modules or browser globals: each file runs in isolation. */
const ISOLATED_TESTS = [
  'src/storage/**/*.test.ts',
  'src/features/wallet/ledger/*.property.test.ts',
  'src/features/business-cards/requested/*.test.ts',
  'src/features/campaigns/form/load-campaign.test.ts',
  'src/features/campaigns/list/*.test.ts',
  'src/features/community/my-posts/{*.property,my-posts}.test.ts',
  'src/features/favourites/*.test.ts',
  'src/features/inbox/queue/server/*.property.test.ts',
  'src/features/onboarding/onboarding-settings.test.ts',
  'src/features/own-products/catalogue/submit-product.test.ts',
  'src/features/profile/remove-interest.test.ts',
  'src/features/reseller/registration/*.test.ts',
  'src/features/search/recent-searches.test.ts',
  'src/forms/files/file-urls.test.ts',
  'src/forms/model/{apply-prefill,form-storage,record-storage,start-draft,submission-storage}.test.ts',
  'src/forms/field-types/views.test.ts',
];

/** Property tests about storage and order, whose failures can be rare. */
const PROPERTY_TESTS = [
  'src/{features,storage}/**/*.property.test.ts',
  'src/cms/bridge/incremental.property.test.ts',
  'src/features/inbox/store/sqlite-queue.test.ts',
  'src/storage/outbox/exactly-once.test.ts',
  'src/storage/tables/{records,tables,threads}.test.ts',
  'src/storage/transfer/transfer.test.ts',
];

/** How many times more runs than in `npm test` they have in `npm run test:long`. */
const PROPERTY_RUNS_FACTOR = 20;

/** Property tests and builds take long while other steps run beside them and the disk is busy. */
const TIME_LIMIT_MS = 120_000;

/**
 * `unit` and `isolated` are fast and need only the source; `bridge` builds small temporary projects; `dist` reads the files of the
 * last build; `properties` and `long` are not part of `npm test`.
 */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    testTimeout: TIME_LIMIT_MS,
    hookTimeout: TIME_LIMIT_MS,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ISOLATED_TESTS,
          // Isolating each file would take longer than the tests.
          pool: 'threads',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED_TESTS } },
      { extends: true, test: { name: 'bridge', include: [BRIDGE] } },
      { extends: true, test: { name: 'dist', include: ['tests/**/*.test.ts'], exclude: [BRIDGE, LONG] } },
      {
        extends: true,
        test: {
          name: 'properties',
          include: PROPERTY_TESTS,
          env: { PROPERTY_RUNS_FACTOR: String(PROPERTY_RUNS_FACTOR) },
          testTimeout: TIME_LIMIT_MS * PROPERTY_RUNS_FACTOR,
        },
      },
      { extends: true, test: { name: 'long', include: [LONG] } },
    ],
  },
});
