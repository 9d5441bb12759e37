import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPED = ['**/*.{ts,tsx}'];

/** Code of the pages, but for what runs only while they are built. Astro's files are no list of either. */
const IN_BROWSER = ['src/**/*.{ts,tsx}', 'public/**/*.js'];
const BUILD_ONLY = [
  'src/features/catalogue/catalogue.ts',
  'src/lib/mode.ts',
  'src/cms/**',
  'src/features/search-index/**',
  '**/*.test.ts',
  '**/test-*.ts',
  '**/testing/**',
];

export default defineConfig(
  globalIgnores(['.*/', 'content/', 'dist/', 'dist-delivering/', 'playwright-report/', 'test-results/']),
  js.configs.recommended,
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What an index signature has is written as such: `dataset['step']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // What fails says so: `void` would only hide that nobody listens.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          ignoreVoid: false,
          allowForKnownSafePromises: [{ from: 'file', name: 'SurePromise', path: 'src/lib/sure-promise.ts' }],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  // Types inside .astro files are checked by `astro check`.
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  ...astro.configs.recommended,
  // `interface Props` is how Astro knows them.
  { files: ['**/*.astro'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  { files: ['**/*.{js,mjs}'], ignores: ['public/'], languageOptions: { globals: globals.node } },
  // Runs in the browser, the latter in parts.
  { files: ['public/**/*.js', 'tools/screenshots.mjs'], languageOptions: { globals: globals.browser } },
  // Every page loads these as they are: they save words where the code is plain.
  { files: ['public/**/*.js'], rules: { 'no-empty': ['error', { allowEmptyCatch: true }] } },
  // What runs in the browser uses only what the oldest browsers have that `package.json` names: those of that year.
  {
    files: IN_BROWSER,
    ignores: BUILD_ONLY,
    plugins: { 'baseline-js': baseline },
    rules: {
      'baseline-js/use-baseline': [
        'error',
        {
          available: 2023,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: [
            // These browsers have them, though the year has not.
            'popover',
            'async-clipboard',
            'abortsignal-timeout',
            'intl-segmenter',
            'top-level-await',
            // Asked for before they are used.
            'navigation',
            'invoker-commands',
            'share',
            // Where it is missing, more than one question is open, and the address stays as it was.
            'details-name',
            // Dexie's own.
            'observable',
          ],
        },
      ],
      // The rule above does not know it.
      'no-restricted-properties': ['error', { object: 'URL', property: 'parse', message: 'Use `parseUrl`.' }],
    },
  },
);
