/** The folder into which the build writes the index. */
export const BUNDLE = '/pagefind/';
