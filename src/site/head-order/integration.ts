import type { AstroIntegration } from 'astro';

/** Orders the head of every page: see `order-head.ts`. */
export const headOrder = (): AstroIntegration => ({
  name: 'head-order',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'post' });
    },
  },
});
