/** The element of islands and the directive of the search box, which `src/ui/client-directives/islands.ts` contains. */
const SCRIPT = /<script>(.*?)<\/script>/gs;
const IS_SHARED = /customElements\.define\("astro-island"|new Event\("astro:intent"\)/;
/** The style of islands, which `src/styles/base.css` contains. */
const STYLE = /<style>astro-island,[^<]*<\/style>/g;

/** Removes the scripts and the style that Astro writes into each page with islands. A file for all pages has them instead. */
export const shareIslands = (html: string): string =>
  html.replace(SCRIPT, (script, code: string) => (IS_SHARED.test(code) ? '' : script)).replace(STYLE, '');
