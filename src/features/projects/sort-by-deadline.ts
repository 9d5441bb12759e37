/** The order of projects for somebody who wants to bid. */
import type { ProjectStatus } from './project-state.ts';

type Chance = { state: ProjectStatus; closes: string };

const isPast = ({ state }: Chance): boolean => state === 'closed' || state === 'awarded';

/** What one can bid for comes first, the nearest end at the top; then what is past, the latest at the top. */
export function compareByDeadline(a: Chance, b: Chance): number {
  if (isPast(a) !== isPast(b)) return isPast(a) ? 1 : -1;
  return isPast(a) ? b.closes.localeCompare(a.closes) : a.closes.localeCompare(b.closes);
}
