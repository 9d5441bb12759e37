/** Whether one can still bid for a government project. */
import { addDays } from '@/forms/days.ts';

export const PROJECT_STATES = ['open', 'closing-soon', 'closed', 'awarded'] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** Days before the end in which a project closes soon. */
const SOON = 30;

/** @param today as in 2026-11-20; on the day that it closes one can still bid */
export function projectState({ closes, awarded }: { closes: string; awarded: boolean }, today: string): ProjectState {
  if (awarded) return 'awarded';
  if (closes < today) return 'closed';
  return closes <= addDays(today, SOON) ? 'closing-soon' : 'open';
}
