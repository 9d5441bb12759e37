/** Rules for scripts. `eslint.config.js` has those that oxlint lacks: for Astro files, and for features of browsers. */
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, type OxlintConfig } from 'oxlint';
import tseslint from 'typescript-eslint';
import { DENIED } from './tools/denylist.mjs';

type Rules = NonNullable<OxlintConfig['rules']>;

/** Rules that oxlint does not have: the compiler reports the first two, and the last two are about options that nothing here uses. */
const MISSING = new Set([
  'no-dupe-args',
  'no-octal',
  'typescript/no-unsafe-class-instance-assignment',
  'react/config',
  'react/gating',
]);

/** Rules of ESLint that oxlint applies to types as well, so that it has no second rule for them. */
const SHARED = new Set([
  'no-array-constructor',
  'no-empty-function',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-constructor',
]);

/** Returns the name of a rule of ESLint or its plugins in oxlint. */
function toName(name: string): string {
  const [, plugin, rule = name] = /^(.+)\/(.+)$/.exec(name) ?? [];
  if (plugin === '@typescript-eslint') return SHARED.has(rule) ? rule : `typescript/${rule}`;
  return plugin === 'react-hooks' ? `react/${rule}` : name;
}

/** Returns the rules of configurations of ESLint under their names in oxlint; later ones take precedence. */
function collectRules(...configs: readonly { rules?: object | undefined }[]): Rules {
  const all = configs.flatMap(({ rules = {} }) =>
    Object.entries(rules).map(([name, level]: [string, unknown]) => [toName(name), level]),
  );
  const used = Object.entries(Object.fromEntries(all) as Rules).filter(
    ([name, level]) => level !== 'off' && !MISSING.has(name),
  );
  return Object.fromEntries(used);
}

export default defineConfig({
  plugins: ['typescript', 'react'],
  // Only the rules below.
  categories: { correctness: 'off' },
  options: { typeAware: true },
  ignorePatterns: ['.*/', 'content/', 'dist/', 'dist-delivering/', 'playwright-report/', 'test-results/', '**/*.astro'],
  // Names that standard terms have replaced: see tools/renames.json.
  rules: { ...collectRules(js.configs.recommended), 'id-denylist': ['error', ...DENIED] },
  env: { node: true, es2024: true },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...collectRules(
          js.configs.recommended,
          ...tseslint.configs.strictTypeChecked,
          ...tseslint.configs.stylisticTypeChecked,
        ),
        // The compiler reports them, and knows that a type and a value can share a name.
        'no-undef': 'off',
        'no-redeclare': 'off',
        'typescript/consistent-type-definitions': ['error', 'type'],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        // Properties of an index signature are accessed with brackets: `dataset['step']`.
        'typescript/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        // An error must be handled: `void` would only hide it.
        'typescript/no-floating-promises': [
          'error',
          {
            ignoreVoid: false,
            allowForKnownSafePromises: [{ from: 'file', name: 'SafePromise', path: 'src/lib/safe-promise.ts' }],
          },
        ],
      },
    },
    { files: ['**/*.tsx'], rules: collectRules(reactHooks.configs.flat['recommended-latest']) },
    {
      files: ['src/**'],
      excludeFiles: ['src/ui/icons/icons.ts'],
      rules: {
        'no-restricted-imports': ['error', { name: 'lucide', message: 'Import icons from `src/ui/icons/icons.ts`.' }],
      },
    },
    {
      files: ['tests/**'],
      rules: {
        // Playwright reads the names of fixtures from the pattern: there may be none.
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'no-restricted-properties': [
          'error',
          {
            property: 'waitForFunction',
            message:
              'Use `expect.poll`: after its first poll, it evaluates text, which the content security policy forbids.',
          },
        ],
      },
    },
    // Parts of these files run in the browser.
    {
      files: ['bench/*.mjs', 'tools/screenshots.mjs', 'tools/record.mjs', 'tools/recordings/*.mjs'],
      env: { browser: true },
    },
  ],
});
