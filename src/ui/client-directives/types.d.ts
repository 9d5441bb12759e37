import 'astro';

declare module 'astro' {
  // Only an interface can be added to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface AstroClientDirectives {
    /** Hydrates when the page has loaded and is idle, or when the user is about to use the island. */
    'client:after-load'?: boolean;
    /**
     * Hydrates when the island is about to become visible; with `main`, at once. Needs a
     * `LoadErrorNotice` as the next sibling.
     */
    'client:near-viewport'?: boolean | 'main';
  }
}
