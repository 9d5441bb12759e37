/** Fills the places of a sentence from content, as in “{missing} more reach {price}”; one that has no value stays as it is. */
export const formatMessage = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : place));
