import type { AstroIntegration } from 'astro';

/** Orders the head of every page and shares its icons: see `order-head.ts` and `share-icons.ts`. */
export const htmlOutput = (): AstroIntegration => ({
  name: 'html-output',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'post' });
    },
  },
});
