/** By what it shows. */
const known = new Map<string, Promise<string>>();

/** Returns the markup that was rendered for the same key before. */
export function cacheMarkup(key: string, render: () => Promise<string>): Promise<string> {
  const markup = known.get(key) ?? render();
  known.set(key, markup);
  return markup;
}
