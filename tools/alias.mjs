/** Resolves the alias `@/` for files that Node runs directly: `node --import ./tools/alias.mjs script.mjs`. */
import { registerHooks } from 'node:module';

const SOURCE = new URL('../src/', import.meta.url);

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.startsWith('@/') ? new URL(specifier.slice(2), SOURCE).href : specifier, context),
});
