import type { AstroIntegration } from 'astro';

/** Client directives besides Astro's own, each in a file of its name. */
const DIRECTIVES = ['after-load', 'intent', 'near-viewport'];

export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of DIRECTIVES)
        addClientDirective({ name, entrypoint: `./src/ui/client-directives/on-${name}.ts` });
    },
  },
});
