/** The operator's base map. */

/**
 * Returns the address of the style that the operator sets with `PUBLIC_MAP_STYLE_URL` at build time; empty for the base map
 * of the site.
 * @throws if the address is not one that the site can load
 */
export function parseStyleUrl(value: unknown): string {
  if (typeof value !== 'string' || !value.trim()) return '';
  const address = value.trim();
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:') {
    throw new Error(
      `PUBLIC_MAP_STYLE_URL is “${address}”. It must be the address of a MapLibre style, which starts with https://`,
    );
  }
  return address;
}
