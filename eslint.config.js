import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { DENIED } from './tools/denylist.mjs';

const TYPED = ['**/*.{ts,tsx}'];

/** Code that runs in browsers, except modules that only the build imports. Astro files are in neither list. */
const IN_BROWSER = ['src/**/*.{ts,tsx}'];
const BUILD_ONLY = [
  'src/features/catalogue/catalogue.ts',
  'src/features/catalogue/product/related.ts',
  'src/lib/mode.ts',
  'src/cms/**',
  'src/features/search-index/**',
  // The server.
  'src/features/inbox/**',
  '**/*.test.ts',
  '**/test-*.ts',
  '**/testing/**',
];

export default defineConfig(
  globalIgnores(['.*/', 'content/', 'dist/', 'dist-delivering/', 'playwright-report/', 'test-results/']),
  js.configs.recommended,
  // Names that standard terms have replaced: see tools/renames.json.
  { rules: { 'id-denylist': ['error', ...DENIED] } },
  {
    files: TYPED,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Properties of an index signature are accessed with brackets: `dataset['step']`.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An error must be handled: `void` would only hide it.
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
  {
    files: ['src/**'],
    ignores: ['src/ui/icons/icons.ts'],
    rules: {
      'no-restricted-imports': ['error', { name: 'lucide', message: 'Import icons from `src/ui/icons/icons.ts`.' }],
    },
  },
  // `astro check` checks the types inside .astro files.
  { files: ['**/*.astro'], extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  ...astro.configs.recommended,
  // Astro requires `interface Props`.
  { files: ['**/*.astro'], rules: { '@typescript-eslint/consistent-type-definitions': 'off' } },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  // Parts of these files run in the browser.
  {
    files: ['tools/screenshots.mjs', 'tools/record.mjs', 'tools/recordings/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  // Browser code uses only features of the oldest browsers in `package.json`, which are from that year.
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
            // These browsers support them, although they became available later.
            'popover',
            'async-clipboard',
            'abortsignal-timeout',
            'intl-segmenter',
            'top-level-await',
            // The code checks for support before it uses them.
            'navigation',
            'invoker-commands',
            'share',
            // Without support, several questions can be open, and nothing else changes.
            'details-name',
            // A method of Dexie.
            'observable',
          ],
        },
      ],
      // The rule above does not detect it.
      'no-restricted-properties': ['error', { object: 'URL', property: 'parse', message: 'Use `parseUrl`.' }],
    },
  },
);
