import type { Plural } from '@/lib/plurals.ts';

export type ListingLabels = {
  filter: string;
  /** Word after the number of chosen filters. */
  chosen: string;
  /** Accessible name of the button that closes the sheet. */
  close: string;
  clear: string;
  /** Text before the name of a filter that can be removed. */
  remove: string;
  sort: string;
  /** With placeholders `shown` and `count`. */
  shown: string;
  none: string;
  /** Button of the sheet: shows the filtered items. */
  apply: Plural;
};

/** Labels of the links between the pages of a list. */
export type PageLabels = {
  /** Accessible name of the links. */
  label: string;
  previous: string;
  next: string;
  /** With the placeholder `page`. */
  page: string;
};
