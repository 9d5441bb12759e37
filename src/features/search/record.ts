/**
 * Search records: plain data for the index, one record for each page that a search can lead to.
 */

import type { DeadlineStatus } from '@/lib/dates/deadline.ts';

/** The record types, in the order in which results are grouped. */
export const RECORD_TYPES = ['products', 'stores', 'services', 'jobs', 'projects', 'markets', 'posts', 'help'] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** The fields of a record that are shown. All texts are plain text, not HTML. */
export type EntrySummary = {
  /** Id of the entry, unique within its type. */
  id: string;
  url: string;
  kind: RecordType;
  title: string;
  /** Arabic title, or an empty string. */
  arabic: string;
  /** The line above or below the title: the seller or the place. */
  line: string;
  /** Short facts, as in “MOQ 6”. */
  chips: readonly string[];
  picture?: Picture;
  /** Pictures of a store: its cover and its best rated goods. */
  store?: StorePictures;
  /** In US cents; 0 is free. */
  price?: { cents: number; unit: string; from: boolean };
  rating?: { value: number; count: number };
  /** Last day (ISO date) on which the evidence for the badge is valid; absent if there is no badge. */
  verified?: string;
  /** True for a product of the visitor's own store, which is in this browser only. */
  isOwn?: true;
  /** The smallest order and the pack size of a product of the visitor's own store. */
  terms?: { moq: number; mq: number };
  /** Last day (ISO date), number of days before it that count as soon, and a label for each status; an empty label is not shown. */
  closing?: { day: string; soon: number; labels: Record<DeadlineStatus, string> };
};

/** URLs of a square picture: a thumbnail for lists and two widths for cards. */
export type Picture = { thumb: string; card: string; cardLarge: string };

/** URLs of the cover of a store in two widths, and of thumbnails of up to three of its products. */
export type StorePictures = { cover: string; coverLarge: string; goods: readonly string[] };

/** The fields of a record that are only searched or filtered. */
export type IndexedFields = {
  seller?: string;
  category?: string;
  /** Words that people search for when they mean this entry. */
  keywords: readonly string[];
  /** Words for its category. They match, but rank below the title and keywords. */
  related: readonly string[];
  /** Places and descriptions, which rank lowest. */
  text: readonly string[];
  /** Last day (ISO date) on which the record is found; absent if it never expires. */
  expires?: string;
};

export type SearchRecord = EntrySummary & IndexedFields;

/** Loads the records of one type. A new type is a file in `search-index/sources/` and a line in its list. */
export type RecordSource = () => Promise<SearchRecord[]>;
