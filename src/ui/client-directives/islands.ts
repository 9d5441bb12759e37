/**
 * The custom element of islands and the directive of the search box, in one file for all pages. Astro would write them into the
 * HTML of each page; `src/site/html-output` removes them there. The element needs a directive when it is defined.
 */
import './provide-intent.ts';
import 'astro/runtime/server/astro-island.js';
