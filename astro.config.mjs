// @ts-check
import markdoc from '@astrojs/markdoc';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { createAdminConfig } from './src/cms/admin/config.ts';
import { chunkGroups } from './tools/vite/chunks.ts';
import { delaySourceMaps } from './tools/vite/delay-source-maps.ts';
import { inlineScripts } from './tools/vite/inline-script.ts';
import { stripPreloadHelper } from './tools/vite/strip-preload-helper.ts';
import { renderIslandsOnce } from './tools/vite/render-islands-once.ts';
import { cacheCspHashes } from './tools/vite/cache-csp-hashes.ts';
import { listTabPagePaths, NOINDEX_ROUTES, PREVIEWS, ROUTES, isSamePath, ALIASES } from './src/routes.ts';
import { previewRedirects } from './src/cms/links/integration.ts';
import { bridge } from './src/cms/bridge/integration.ts';
import { createRedirects } from './src/site/redirects/integration.ts';
import { htmlOutput } from './src/site/html-output/integration.ts';
import { getDeliveryOrigin } from './src/features/inbox/delivery-url.ts';
import { QUEUE_PATH } from './src/features/inbox/queue-path.ts';
import { inbox } from './src/features/inbox/integration.ts';
import { serviceWorker } from './src/service-worker/integration.ts';
import { searchIntegration } from './src/features/search-index/integration.ts';
import { clientDirectives } from './src/ui/client-directives/integration.ts';

const environment = { ...loadEnv('production', process.cwd(), ''), ...process.env };
const admin = createAdminConfig(environment);

/** Origin of the receiver, if another host is configured: the only one that pages may send requests to. */
const deliveryOrigin = getDeliveryOrigin(environment.PUBLIC_DELIVERY_URL);

/** The browsers of `package.json` in the notation of the bundler. */
const { browserslist } = /** @type {{ browserslist: string[] }} */ (JSON.parse(readFileSync('package.json', 'utf8')));
const browsers = browserslist.flatMap((entry) => {
  const [, name = '', version = ''] = /^(chrome|edge|firefox|safari) >= ([\d.]+)$/.exec(entry) ?? [];
  return name ? [name + version] : [];
});

/** Editors set the URL of the site in the settings. */
const settings = /** @type {{ address: string }} */ (load(readFileSync('content/settings.yaml', 'utf8')));

const redirects = createRedirects();

/** Options of the sitemap: URLs as in canonical links, without aliases, redirects, tabs, private pages and those of editors. */
const sitemapOptions = {
  filter: (/** @type {string} */ page) =>
    !redirects.isRedirect(decodeURI(new URL(page).pathname)) &&
    ![PREVIEWS, QUEUE_PATH].some((path) => new URL(page).pathname.startsWith(path)) &&
    !listTabPagePaths().some((path) => isSamePath(decodeURI(new URL(page).pathname), path)) &&
    ![...ALIASES, ...NOINDEX_ROUTES].some((name) => isSamePath(decodeURI(new URL(page).pathname), ROUTES[name])),
  serialize: (/** @type {import('@astrojs/sitemap').SitemapItem} */ item) => ({
    ...item,
    url: item.url.replace(/([^/])\/$/, '$1'),
  }),
};

export default defineConfig({
  site: settings.address,
  integrations: [
    react(),
    markdoc(),
    // Before the sitemap, which asks it what a redirect is.
    redirects.integration,
    sitemap(sitemapOptions),
    clientDirectives(),
    htmlOutput(),
    searchIntegration(),
    serviceWorker(),
    bridge({ folder: 'content' }),
    ...admin.integrations,
    previewRedirects(admin.adapter !== undefined),
    inbox(environment, admin.adapter !== undefined),
  ],
  ...(admin.adapter ? { adapter: admin.adapter } : {}),
  trailingSlash: 'ignore',
  // Fails the build when two pages have the same path; otherwise one of them would be missing.
  prerenderConflictBehavior: 'error',
  devToolbar: { enabled: false },
  // With several pages at a time, none waits for the files of another.
  build: { inlineStylesheets: 'never', concurrency: 4 },
  markdown: { syntaxHighlight: false },
  security: {
    csp: {
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      // The one-time code input renders an empty style element: this is the hash of an empty string.
      styleDirective: { resources: ["'self'"], hashes: ['sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
        "font-src 'self'",
        `connect-src 'self'${deliveryOrigin ? ` ${deliveryOrigin}` : ''}`,
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
      ],
    },
  },
  vite: {
    plugins: [
      tailwindcss(),
      stripPreloadHelper(),
      inlineScripts(),
      renderIslandsOnce(),
      cacheCspHashes(),
      delaySourceMaps(),
    ],
    // Dexie's build for modern browsers is a tenth smaller than its package's default for bundlers.
    resolve: { alias: { dexie: 'dexie/dist/modern/dexie.min.mjs' } },
    // In dev, a module's imports are transformed while it is loaded, and not one after the other.
    server: { preTransformRequests: true },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
    build: {
      target: browsers,
      cssTarget: browsers,
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Texts and numbers are written where they are used, so that no page loads a file for them, such as the locales.
        optimization: { inlineConst: true },
        // Astro marks modules of Markdoc bodies with a directive that the bundler may drop.
        onLog: (level, log, next) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
        },
      },
    },
  },
});
