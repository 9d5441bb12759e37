/**
 * Astro integration that adds the redirects from the preview links of the admin. A site without the admin has none: nothing would
 * lead to them, and each is a page.
 */
import type { AstroIntegration } from 'astro';
import { PREVIEWS } from '../../routes.ts';

const REDIRECT = new URL('./preview-redirect.astro', import.meta.url);

/**
 * Creates the integration.
 * @param isDeployed whether the build has the admin
 */
export const previewRedirects = (isDeployed: boolean): AstroIntegration => ({
  name: 'preview-redirects',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev' || isDeployed) injectRoute({ pattern: `${PREVIEWS}[type]/[id]`, entrypoint: REDIRECT });
    },
  },
});
