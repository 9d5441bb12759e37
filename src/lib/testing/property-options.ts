import fc, { type Parameters } from 'fast-check';

/** Milliseconds after which a property test ends by itself, before vitest's time limit of 120 seconds. */
const TIME_LIMIT_MS = 100_000;

/**
 * Returns the options of a property test about storage and order. `npm run test:long` multiplies the runs: an order of events that
 * breaks a rule can be too rare for the runs that `npm test` has time for. A test that finds one and takes long to shrink it still
 * reports the smallest one so far.
 */
export function createPropertyOptions<Values>(numRuns: number): Parameters<Values> {
  const factor = Number(process.env['PROPERTY_RUNS_FACTOR'] ?? 1);
  const timeLimit = fc.interruptAfterTimeLimit(TIME_LIMIT_MS * factor, { failOnInterrupt: true });
  // It does not look at the values.
  return { numRuns: numRuns * factor, plugins: [timeLimit as NonNullable<Parameters<Values>['plugins']>[number]] };
}
