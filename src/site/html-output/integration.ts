import type { AstroIntegration } from 'astro';

/** Orders the head of every page, and removes what it repeats or does not need: see the files beside this one. */
export const htmlOutput = (): AstroIntegration => ({
  name: 'html-output',
  hooks: {
    'astro:config:setup': ({ addMiddleware }) => {
      addMiddleware({ entrypoint: new URL('./middleware.ts', import.meta.url), order: 'post' });
    },
  },
});
