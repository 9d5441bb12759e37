/** Returns the most frequent value, the first of a tie; undefined for an empty list. */
export function findMode<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, some], [, others]) => others.length - some.length)[0]?.[0];
}
