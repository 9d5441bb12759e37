import 'astro';

declare module 'astro' {
  // Only an interface can be added to.
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface AstroClientDirectives {
    /** Comes to life when somebody is about to use it. */
    'client:intent'?: boolean;
    /** Comes to life when it is about to be in sight; `Unloaded` stands behind it. */
    'client:near-viewport'?: boolean;
  }
}
