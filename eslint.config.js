/** Rules that oxlint lacks: for Astro files, and for features of browsers. All others are in `oxlint.config.ts`. */
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { DENIED } from './tools/denylist.mjs';

/** Code that runs in browsers, except modules that only the build imports. Astro files are in neither list. */
const IN_BROWSER = ['src/**/*.{ts,tsx}'];
const BUILD_ONLY = [
  'src/features/catalogue/catalogue.ts',
  'src/features/catalogue/category/category-pages.ts',
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
  globalIgnores([
    '.*/',
    'content/',
    'dist/',
    'dist-delivering/',
    'playwright-report/',
    'test-results/',
    // Only oxlint has rules for them.
    '**/*.{js,mjs,cjs}',
  ]),
  {
    files: ['**/*.astro'],
    // `astro check` checks the types.
    extends: [js.configs.recommended, tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      // Astro requires `interface Props`.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // Names that standard terms have replaced: see tools/renames.json.
      'id-denylist': ['error', ...DENIED],
      'no-restricted-imports': ['error', { name: 'lucide', message: 'Import icons from `src/ui/icons/icons.ts`.' }],
    },
  },
  ...astro.configs.recommended,
  // Browser code uses only features of the oldest browsers in `package.json`, which are from that year.
  {
    files: IN_BROWSER,
    ignores: BUILD_ONLY,
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
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
