import type { AstroIntegration } from 'astro';

/** Registers `client:intent`, see `directive.ts`. */
export const intent = (): AstroIntegration => ({
  name: 'client-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'intent', entrypoint: './src/ui/intent/directive.ts' });
    },
  },
});
