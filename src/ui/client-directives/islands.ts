/**
 * The custom element of islands and the directive that most of them have, in one file for all pages. Astro would write both into
 * the HTML of each page with islands; `src/site/html-output` removes them there.
 */
// First: the element reads the directives when it is defined.
import './provide-near-viewport.ts';
import 'astro/runtime/server/astro-island.js';
