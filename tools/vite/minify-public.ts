import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { minify } from 'vite';

/** Minifies the scripts of `public`, which the bundler copies as they are. */
export const minifyPublic = (): AstroIntegration => ({
  name: 'minify-public',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const scripts = readdirSync('public').filter((file) => file.endsWith('.js'));
      await Promise.all(
        scripts.map(async (file) => {
          const target = new URL(file, dir);
          const { code, errors } = await minify(file, await readFile(target, 'utf8'));
          if (errors[0]) throw new Error(`public/${file}: ${errors[0].message}`);
          await writeFile(target, code);
        }),
      );
    },
  },
});
