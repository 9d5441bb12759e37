/** Parses a URL; returns undefined when it is invalid. Some supported browsers lack `URL.parse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
