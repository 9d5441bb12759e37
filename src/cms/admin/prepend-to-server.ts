/** Integration that runs code before a deployed server starts. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Writes a module beside the entry of the built server, and imports it first.
 * @param file name of the module, such as `check-secrets.mjs`
 */
export function prependToServer(name: string, file: string, code: string): AstroIntegration {
  let entry: URL;
  return {
    name,
    hooks: {
      'astro:config:done': ({ config }) => {
        entry = new URL(config.build.serverEntry, config.build.server);
      },
      'astro:build:done': () => {
        writeFileSync(new URL(file, entry), code);
        writeFileSync(entry, `import './${file}';\n${readFileSync(entry, 'utf8')}`);
      },
    },
  };
}
