/** The licence page names every package that reaches a visitor's browser, and no other. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SHIPPED } from '../src/features/help/shipped-packages.ts';
import { ROUTES } from '../src/routes.ts';
import { FILES, findFile, readText } from './support/build-output.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SRC = path.join(ROOT, 'src');

const readSource = (file: string): string => readFileSync(file, 'utf8');

/** Imports that exist at run time, including dynamic ones. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

const listImports = (code: string): string[] =>
  [...code.matchAll(IMPORT)].map(([, named, onDemand]) => named ?? onDemand ?? '');

/** Returns the file of this project that an import refers to, or undefined for a package. */
function resolveOwnFile(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('@/')) return path.join(SRC, specifier.slice(2));
  return specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier) : undefined;
}

/** Returns the scripts of an .astro file and the components that it renders as islands. */
function getBrowserImports(file: string): string[] {
  const code = readSource(file);
  const scripts = [...code.matchAll(/<script(?![^>]*is:inline)[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src);
  const islands = [...code.matchAll(/<([A-Z]\w*)[^>]*\sclient:/g)].map(([, name = '']) => {
    const match = new RegExp(`import\\s+(?:\\{[^}]*\\b${name}\\b[^}]*\\}|${name})\\s+from\\s+['"]([^'"]+)['"]`).exec(
      code,
    );
    return match?.[1] ?? '';
  });
  return [...scripts, ...islands].flatMap((specifier) => resolveOwnFile(specifier, file) ?? []);
}

const toPackageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the packages that some files of this project import, directly or transitively. */
function listImportedPackages(files: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const specifier of listImports(readSource(file))) {
      const own = resolveOwnFile(specifier, file);
      if (own) visit(own);
      else packages.add(toPackageName(specifier));
    }
  };
  files.forEach(visit);
  return packages;
}

/** Returns the packages together with their own dependencies. */
function addDependencies(names: Iterable<string>): Set<string> {
  const all = new Set<string>();
  const visit = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    const manifest = JSON.parse(readSource(path.join(ROOT, 'node_modules', name, 'package.json'))) as {
      dependencies?: Record<string, string>;
    };
    Object.keys(manifest.dependencies ?? {}).forEach(visit);
  };
  for (const name of names) visit(name);
  return all;
}

const pages = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.astro'))
  .map((file) => path.join(SRC, file));

/** Packages that no module of ours imports: the runtime of islands, the base stylesheet, the fonts, the search. */
const OTHER_PACKAGES = [
  'astro',
  '@astrojs/react',
  'tailwindcss',
  // Not code, but displayed data: the list of countries and their flags, and emoji.
  'emojibase-data',
  'world-countries',
  'country-flag-icons',
  ...[...readSource(path.join(SRC, 'styles/faces.css')).matchAll(/'(@fontsource[^/]*\/[^/]+)\//g)].map(
    ([, name = '']) => name,
  ),
  ...(FILES.some((file) => file.startsWith('pagefind/')) ? ['pagefind'] : []),
];

test('the licence page names every package that reaches the browser, and no other', () => {
  const named = listImportedPackages(pages.flatMap(getBrowserImports)).difference(new Set(OTHER_PACKAGES));
  const imported = addDependencies(named);
  expect([...SHIPPED].sort()).toEqual([...new Set([...imported, ...OTHER_PACKAGES])].sort());
});

test('the licence page shows each package with its version and licence', () => {
  const html = readText(findFile(ROUTES.licenses) ?? '');
  for (const name of SHIPPED) {
    const manifest = JSON.parse(readSource(path.join(ROOT, 'node_modules', name, 'package.json'))) as {
      version: string;
      license?: string;
      licenses?: { type: string }[];
    };
    const { version, license = manifest.licenses?.[0]?.type ?? 'a licence' } = manifest;
    expect(html).toContain(`>${name}<`);
    expect(html).toContain(version);
    expect(html).toContain(license);
  }
});

test('the licence page names the fonts', () => {
  const html = readText(findFile(ROUTES.licenses) ?? '');
  for (const font of ['Instrument Sans', 'Fraunces']) expect(html).toContain(font);
});
