import type { AstroIntegration } from 'astro';

/** The moments at which islands come to life, besides Astro's own; a file each says when. */
const DIRECTIVES = ['intent', 'near-viewport'];

export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of DIRECTIVES)
        addClientDirective({ name, entrypoint: `./src/ui/client-directives/on-${name}.ts` });
    },
  },
});
