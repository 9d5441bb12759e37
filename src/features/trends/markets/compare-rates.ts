/** How a rate compares with that of the same commodity at another market. */
export type RateComparison = {
  /** How the rate at the other market compares, as the percentage shows it: `equal` for less than half a percent. */
  relation: 'dearer' | 'cheaper' | 'equal';
  /** The difference without a sign, such as “6 %”. */
  percent: string;
};

/** Compares a rate in cents with that at another market. */
export function compareRates(here: number, there: number): RateComparison {
  const percent = Math.round((Math.abs(there - here) / here) * 100);
  const relation = percent === 0 ? 'equal' : there > here ? 'dearer' : 'cheaper';
  return { relation, percent: `${percent}\u00a0%` };
}
