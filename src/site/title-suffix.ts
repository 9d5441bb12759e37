/** Returns what follows the name of a page in its title: the name of the site. */
export const getTitleSuffix = (brand: string): string => ` · ${brand}`;
