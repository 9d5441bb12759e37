import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Comes to life when somebody is about to use it. */
    'client:intent'?: boolean;
  }
}
