/** Facets and sort orders of job lists. */
import { compareByPosition, type Range, type Ordered, type ListConfig } from '@/listing/list-config.ts';

/** The data of a job that lists use; the page renders it as data attributes. */
export type ListedJob = Ordered & {
  category: string;
  /** Id of the region of the place. */
  place: string;
  /** Monthly salary in US cents. */
  from: number;
  to: number;
  /** Required years of experience. */
  years: number;
  closes: string;
  isClosed: boolean;
};

/** Returns the id of a region: “North Al Batinah” is `north-al-batinah`. */
export const toRegionId = (region: string): string => region.toLowerCase().replaceAll(' ', '-');

/** Salary ranges in cents: `800_00` is $800. A job is in every range that its salary overlaps. The labels are content. */
export const SALARY_RANGES = [
  { value: 'up-to-800', has: ({ from }) => from <= 800_00 },
  { value: '800-1200', has: ({ from, to }) => to >= 800_00 && from <= 1200_00 },
  { value: 'over-1200', has: ({ to }) => to > 1200_00 },
] as const satisfies readonly Range<ListedJob>[];

export const EXPERIENCE_RANGES = [
  { value: 'none', has: ({ years }) => years === 0 },
  { value: '1-2', has: ({ years }) => years > 0 && years < 3 },
  { value: '3', has: ({ years }) => years >= 3 },
] as const satisfies readonly Range<ListedJob>[];

/** Wraps a comparison so that closed jobs come last. */
const compareOpenFirst = (order: (a: ListedJob, b: ListedJob) => number) => (a: ListedJob, b: ListedJob) =>
  Number(a.isClosed) - Number(b.isClosed) || order(a, b);

export const JOB_LIST: ListConfig<ListedJob, 'category' | 'place' | 'salary' | 'experience', 'closing' | 'salary'> = {
  facets: {
    category: ({ category }) => category,
    place: ({ place }) => place,
    salary: SALARY_RANGES,
    experience: EXPERIENCE_RANGES,
  },
  sorts: {
    first: compareOpenFirst(compareByPosition),
    closing: compareOpenFirst((a, b) => a.closes.localeCompare(b.closes)),
    salary: compareOpenFirst((a, b) => b.to - a.to),
  },
};
