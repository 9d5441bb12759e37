const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A plural has texts for `one` and `other`, and possibly for other categories. */
const isPlural = (value: Record<string, unknown>): boolean =>
  typeof value['one'] === 'string' && typeof value['other'] === 'string';

/** Returns the labels of a language. Each text or list that it leaves empty comes from the default locale. */
export function mergeLabels(complete: unknown, partial: unknown): unknown {
  if (isEmpty(partial)) return complete;
  if (!isGroup(complete) || !isGroup(partial)) return partial;
  // The forms of a plural belong together: those of two languages cannot be mixed.
  if (isPlural(partial)) return isEmpty(partial['other']) ? complete : partial;
  return Object.fromEntries(Object.entries(complete).map(([key, value]) => [key, mergeLabels(value, partial[key])]));
}
