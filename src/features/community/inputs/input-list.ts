/** Facets and sort orders of the list of inputs. */
import { compareByPosition, type ListConfig, type Ordered, type Range } from '@/listing/list-config.ts';

/** What an input is about. The label of each kind is content. */
export const INPUT_KINDS = ['product', 'service', 'offer', 'work', 'job'] as const;
export type InputKind = (typeof INPUT_KINDS)[number];

/** The data of an input that the list uses; the page renders it as data attributes. */
export type ListedInput = Ordered & {
  kind: string;
  category: string;
  /** Id of a place; empty when the input has none. */
  place: string;
  isOwn: boolean;
  /** Time of the input, in milliseconds since 1970. */
  at: number;
  /** Rate in US cents; 0 without a rate. */
  cents: number;
  quantity: number;
};

export const OWNERS = [
  { value: 'own', has: ({ isOwn }) => isOwn },
  { value: 'others', has: ({ isOwn }) => !isOwn },
] as const satisfies readonly Range<ListedInput>[];

export const INPUT_LIST: ListConfig<ListedInput, 'owner' | 'kind' | 'category' | 'place', 'rate' | 'quantity'> = {
  facets: {
    owner: OWNERS,
    kind: ({ kind }) => kind,
    category: ({ category }) => category,
    place: ({ place }) => place,
  },
  sorts: {
    first: (a, b) => Number(b.isOwn) - Number(a.isOwn) || b.at - a.at || compareByPosition(a, b),
    rate: (a, b) => b.cents - a.cents,
    quantity: (a, b) => b.quantity - a.quantity,
  },
};

/** Returns the value of a service category in the filter. Ids of product and of service categories may be equal. */
export const toServiceFilter = (category: string): string => `service-${category}`;
