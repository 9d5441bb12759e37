import type { AstroIntegration } from 'astro';

/** Client directives besides Astro's own, each in a file of its name. */
const DIRECTIVES = ['after-load', 'near-viewport'];

export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective, command, injectScript }) => {
      // In dev, components need this. Astro loads it only with islands, and the search box is not an island.
      if (command === 'dev') injectScript('page', "import '@vitejs/plugin-react/preamble';");
      for (const name of DIRECTIVES)
        addClientDirective({ name, entrypoint: `./src/ui/client-directives/on-${name}.ts` });
    },
  },
});
