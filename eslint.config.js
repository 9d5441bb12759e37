import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { walls } from './tools/walls.mjs';

const TYPED = ['**/*.{ts,tsx}'];

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
  { files: ['public/**/*.js', 'tools/look.mjs'], languageOptions: { globals: globals.browser } },
  // Every page loads these as they are: they save words where the code is plain.
  { files: ['public/**/*.js'], rules: { 'no-empty': ['error', { allowEmptyCatch: true }] } },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    plugins: { house: { rules: { walls } } },
    rules: { 'house/walls': 'error' },
  },
);
