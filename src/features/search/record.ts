/**
 * What can be found: one record for each page that a search may lead to, plain data for the index.
 */

import type { DeadlineStatus } from '@/lib/dates/deadline.ts';

/** The groups that results are shown in, in their order. */
export const RECORD_TYPES = ['products', 'stores', 'services', 'jobs', 'projects', 'posts', 'help'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** What of a record is shown. Nothing here is HTML. */
export type EntrySummary = {
  /** The entry's own, within its kind. */
  id: string;
  url: string;
  kind: RecordType;
  title: string;
  /** Empty where there is none. */
  arabic: string;
  /** The line above or below the name: who sells it, or where it is. */
  line: string;
  /** Short facts, as in “MOQ 6”. */
  chips: readonly string[];
  picture?: Picture;
  /** In US cents; 0 is free. */
  price?: { cents: number; unit: string; from: boolean };
  rating?: { value: number; count: number };
  /** The last day of the evidence behind the badge, as in 2027-02-01; without one there is no badge. */
  verified?: string;
  /** The last day of what closes, when one should hurry, and what is said of each state; nothing where a text is empty. */
  closing?: { day: string; soon: number; labels: Record<DeadlineStatus, string> };
};

/** Addresses of one picture, square: a small one for lists and two widths for cards. */
export type Picture = { thumb: string; card: string; cardLarge: string };

/** What of a record is searched and filtered by, besides what is shown. */
export type IndexedFields = {
  seller?: string;
  category?: string;
  /** What people type when they look for it. */
  keywords: readonly string[];
  /** Other words for its category: they find it, but later than what it is called itself. */
  related: readonly string[];
  /** Places and descriptions. */
  text: readonly string[];
  /** The last day on which it is found, where nobody looks for it afterwards. */
  expires?: string;
};

export type SearchRecord = EntrySummary & IndexedFields;

/** One kind of entry as records; a new kind is a file in `sources/` and a line in its list. */
export type RecordSource = () => Promise<SearchRecord[]>;
