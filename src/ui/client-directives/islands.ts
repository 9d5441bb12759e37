/**
 * The custom element of islands, in one file for all pages. Astro would write it into the HTML of each page with islands;
 * `src/site/html-output` removes it there.
 */
import 'astro/runtime/server/astro-island.js';
