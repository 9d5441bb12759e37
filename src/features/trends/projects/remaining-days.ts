/** Remaining time of a government project. */
import { formatPlural, type Plural } from '@/lib/plurals.ts';

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

/** Returns the text below the number in a ring: the text of the remaining days without its number, as in “days”. */
export const getDayUnit = (labels: Plural, days: number): string =>
  formatPlural(labels, Math.max(0, days))
    .replace(/\p{Nd}(?:.*\p{Nd})?/u, '')
    .trim();
