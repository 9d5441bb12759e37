/** The value that occurs most; of a tie the first, of nothing undefined. */
export function mode<Value>(values: readonly Value[]): Value | undefined {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, some], [, others]) => others.length - some.length)[0]?.[0];
}
