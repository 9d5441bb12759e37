/** The element of islands, which `src/ui/client-directives/islands.ts` contains. */
const SCRIPT = /<script>(.*?)<\/script>/gs;
const SHARED = 'customElements.define("astro-island"';
/** The style of islands, which `src/styles/base.css` contains. */
const STYLE = /<style>astro-island,[^<]*<\/style>/g;
/** The script of `src/ui/client-directives/Islands.astro`, which the layout of every page has. */
const FILE = /<script type="module" src="\/_astro\/Islands\.astro_[^"]*"><\/script>/;

/** Removes the script and the style that Astro writes into each page with islands. A file for all pages has them instead. */
export const shareIslands = (html: string): string =>
  html.replace(SCRIPT, (script, code: string) => (code.includes(SHARED) ? '' : script)).replace(STYLE, '');

/** Removes the file with the element of islands from a page without islands. */
export const dropUnusedIslands = (html: string): string =>
  html.includes('<astro-island') ? html : html.replace(FILE, '');
