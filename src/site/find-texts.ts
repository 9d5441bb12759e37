/** Returns all texts below a value of the content, with their paths. */
export function* findTexts(value: unknown, path: string): Iterable<{ path: string; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* findTexts(item, path ? `${path}.${key}` : key);
  }
}
