import type { AstroIntegration } from 'astro';

/** The moments at which islands come to life, besides Astro's own; a file each says when. */
const DIRECTIVES = ['intent', 'near'];

export const islands = (): AstroIntegration => ({
  name: 'islands',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: `./src/ui/islands/${name}.ts` });
    },
  },
});
