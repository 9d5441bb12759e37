/** Scripts of islands that `src/ui/client-directives/islands.ts` contains: their element, and a directive. */
const SCRIPT = /<script>(.*?)<\/script>/gs;
const SHARED = ['customElements.define("astro-island"', '["near-viewport"]='];
/** The style of islands, which `src/styles/base.css` contains. */
const STYLE = /<style>astro-island,[^<]*<\/style>/g;
/** The script of `src/ui/client-directives/Islands.astro`, which the layout of every page has. */
const FILE = /<script type="module" src="\/_astro\/Islands\.astro_[^"]*"><\/script>/;

const isShared = (code: string): boolean => SHARED.some((part) => code.includes(part));

/** Removes the scripts and the style that Astro writes into each page with islands. Files for all pages have them instead. */
export const shareIslands = (html: string): string =>
  html.replace(SCRIPT, (script, code: string) => (isShared(code) ? '' : script)).replace(STYLE, '');

/** Removes the file with the element of islands from a page without islands. */
export const dropUnusedIslands = (html: string): string =>
  html.includes('<astro-island') ? html : html.replace(FILE, '');
