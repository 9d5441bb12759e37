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

/** Returns a config that wraps the site's own: it resolves packages outside the copy and skips image processing. */
const config = (policy: string) => `
import site from './site.config.mjs';
const admin = (request, response, next) => {
  if (/^\\/keystatic(?:[/?]|$)/.test(request.url)) response.setHeader('Content-Security-Policy', ${JSON.stringify(policy)});
  next();
};
export default {
  ...site,
  image: { ...site.image, service: { entrypoint: 'astro/assets/services/noop' } },
  vite: {
    ...site.vite,
    plugins: [...site.vite.plugins, { name: 'policy', configureServer: ({ middlewares }) => void middlewares.use(admin) }],
    server: { ...site.vite.server, fs: { allow: ['.', ${JSON.stringify(path.join(PROJECT, 'node_modules'))}] } },
  },
};
`;

/**
 * Creates a copy of this site.
 * @param policy the content security policy of the admin while the copy runs in dev
 * @returns its folder; the caller removes it
 */
export function copySite(policy = ''): string {
  mkdirSync(path.join(PROJECT, '.bridge-test'), { recursive: true });
  const root = mkdtempSync(path.join(PROJECT, '.bridge-test/site-'));
  for (const name of COPIED_FILES) cpSync(path.join(PROJECT, name), path.join(root, name), { recursive: true });
  linkNodeModules(root);
  renameSync(path.join(root, 'astro.config.mjs'), path.join(root, 'site.config.mjs'));
  writeFileSync(path.join(root, 'astro.config.mjs'), config(policy));
  return root;
}

export const removeSite = (root: string): void => {
  rmSync(root, { recursive: true, force: true });
};
