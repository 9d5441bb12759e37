/** The address that a text is; undefined where it is none. `URL.parse` is younger than browsers that we support. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
