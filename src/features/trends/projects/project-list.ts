/** Facets and sort orders of the list of government projects. */
import { compareByPosition, type ListConfig, type Ordered } from '@/listing/list-config.ts';
import { compareByDeadline } from '@/features/projects/sort-by-deadline.ts';
import type { ProjectStatus } from '@/features/projects/project-status.ts';

/** The data of a project that the list uses; the page renders it as data attributes. */
export type ListedProject = Ordered & {
  sector: string;
  place: string;
  /** ISO date of the last day for bids. */
  closes: string;
  /** Upper end of the budget in US cents. */
  budget: number;
  /** Status on the visitor's clock. */
  state: ProjectStatus;
};

/** All statuses, in the order of the filter. Each can be chosen, also while no project has it. */
export const STATUSES = ['open', 'soon', 'closed', 'awarded'] as const satisfies readonly ProjectStatus[];

export const PROJECT_LIST: ListConfig<ListedProject, 'status' | 'sector' | 'place', 'budget'> = {
  facets: {
    status: STATUSES.map((value) => ({ value, has: ({ state }) => state === value })),
    sector: ({ sector }) => sector,
    place: ({ place }) => place,
  },
  sorts: {
    first: (a, b) => compareByDeadline(a, b) || compareByPosition(a, b),
    budget: (a, b) => b.budget - a.budget,
  },
};
