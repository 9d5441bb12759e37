/** What a list of jobs can be narrowed and ordered by. */
import { toOrdered, type Range, type Ordered, type ListConfig } from '@/listing/list-config.ts';

/** What a card tells about its job; the page writes it as data attributes. */
export type ListedJob = Ordered & {
  category: string;
  place: string;
  /** The salary of a month, in cents. */
  from: number;
  to: number;
  /** Years of experience that are asked for. */
  years: number;
  closes: string;
  closed: boolean;
};

const dollars = (amount: number) => amount * 100;

/** A salary is a range: it is in every band that it reaches into. The words for each value are content. */
export const SALARY_RANGES = [
  { value: 'up-to-800', holds: ({ from }) => from <= dollars(800) },
  { value: '800-1200', holds: ({ from, to }) => to >= dollars(800) && from <= dollars(1200) },
  { value: 'over-1200', holds: ({ to }) => to > dollars(1200) },
] as const satisfies readonly Range<ListedJob>[];

export const EXPERIENCE_RANGES = [
  { value: 'none', holds: ({ years }) => years === 0 },
  { value: '1-2', holds: ({ years }) => years > 0 && years < 3 },
  { value: '3', holds: ({ years }) => years >= 3 },
] as const satisfies readonly Range<ListedJob>[];

/** What is closed comes after all others, whatever is asked for. */
const openFirst = (order: (a: ListedJob, b: ListedJob) => number) => (a: ListedJob, b: ListedJob) =>
  Number(a.closed) - Number(b.closed) || order(a, b);

export const JOB_LIST: ListConfig<ListedJob, 'category' | 'place' | 'salary' | 'experience', 'closing' | 'salary'> = {
  facets: {
    category: ({ category }) => category,
    place: ({ place }) => place,
    salary: SALARY_RANGES,
    experience: EXPERIENCE_RANGES,
  },
  sorts: {
    first: openFirst(toOrdered),
    closing: openFirst((a, b) => a.closes.localeCompare(b.closes)),
    salary: openFirst((a, b) => b.to - a.to),
  },
};
