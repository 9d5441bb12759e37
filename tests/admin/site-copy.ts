/** A copy of this site whose content tests may change. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PROJECT = path.resolve(import.meta.dirname, '../..');
const COPIED_FILES = [
  // Keystatic reads every file that is not ignored, and fails on temporary files of Astro.
  '.gitignore',
  'astro.config.mjs',
  'content',
  'keystatic.config.ts',
  'package.json',
  'public',
  'src',
  'tools',
  'tsconfig.json',
];

/** Links the packages of this project into the copy; its caches are its own. */
function linkNodeModules(root: string): void {
  const from = path.join(PROJECT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  const packages = readdirSync(from).filter((name) => !name.startsWith('.') || name === '.bin');
  for (const name of packages) symlinkSync(path.join(from, name), path.join(root, 'node_modules', name));
}

/** Wraps the site's own config: it resolves packages outside the copy and skips image processing. */
const CONFIG = `
import site from './site.config.mjs';
export default {
  ...site,
  image: { ...site.image, service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    ...site.vite,
    server: { ...site.vite.server, fs: { allow: ['.', ${JSON.stringify(path.join(PROJECT, 'node_modules'))}] } },
  },
};
`;

/** Creates a copy of this site. Returns its folder; the caller removes it. */
export function copySite(): string {
  mkdirSync(path.join(PROJECT, '.bridge-test'), { recursive: true });
  const root = mkdtempSync(path.join(PROJECT, '.bridge-test/site-'));
  for (const name of COPIED_FILES) cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  linkNodeModules(root);
  renameSync(path.join(root, 'astro.config.mjs'), path.join(root, 'site.config.mjs'));
  writeFileSync(path.join(root, 'astro.config.mjs'), CONFIG);
  return root;
}

export const removeSite = (root: string): void => {
  rmSync(root, { recursive: true, force: true });
};
