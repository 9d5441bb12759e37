/**
 * A path on this site. Excludes `//`, which leads to another host, and tabs and backslashes, which browsers strip or
 * turn into slashes.
 */
export const SITE_PATH = /^\/(?!\/)[^\\\s]*$/;
