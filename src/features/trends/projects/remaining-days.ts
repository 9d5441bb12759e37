/** Remaining time of a government project. */

const DAY_MS = 24 * 60 * 60 * 1000;

const toUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export type RemainingTime = {
  /** Whole days until the last day; 0 on the last day, negative afterwards. */
  days: number;
  /** Share of the time between opening and closing that is left, from 0 to 1. */
  share: number;
};

/** @param today the visitor's calendar day */
export function getRemainingTime(project: { opens: string; closes: string }, today: string): RemainingTime {
  const days = Math.round((toUtc(project.closes) - toUtc(today)) / DAY_MS);
  const total = Math.round((toUtc(project.closes) - toUtc(project.opens)) / DAY_MS);
  return { days, share: Math.min(1, Math.max(0, total > 0 ? days / total : 0)) };
}
