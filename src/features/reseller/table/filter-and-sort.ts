/** Filters, sorts and paginates the table of applicants, and converts the view to and from the query string. */
import { formatRoundMoney, toDollars } from '@/lib/money.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { normalizeForSearch, tokenize } from '@/lib/text/fold.ts';
import {
  createFlagParameter,
  createNumberParameter,
  TRIMMED_TEXT,
  type UrlParameter,
  type UrlSchema,
} from '@/lib/url-state.ts';
import { USER_TYPES, type UserType } from '../user-types.ts';
import { COLUMNS, type Column } from './columns.ts';

/** Texts of a row, with private values masked. */
export type Row = Record<Exclude<Column, 'spending'>, string> & {
  cents: number;
  /** Undefined for registrations on this device without a user type. */
  kind: UserType | undefined;
};

export type SortOrder = { column: Column; isDescending: boolean };

export type View = {
  /** Search text; empty for no search. */
  search: string;
  kind: UserType | undefined;
  /** Only applicants who have spent something. */
  spent: boolean;
  /** Sort order; undefined for the default, newest first. */
  order: SortOrder | undefined;
  /** Page number from 1. May be past the end, because rows from the device are added later. */
  page: number;
};

export const PAGE_SIZE = 10;

const COLLATOR = new Intl.Collator(DEFAULT_LOCALE, { numeric: true });

const compare = (column: Column, a: Row, b: Row): number =>
  column === 'spending' ? a.cents - b.cents : COLLATOR.compare(a[column], b[column]);

/** Matches search terms with only letters, digits and the punctuation of names, numbers and amounts. */
const LENIENT = /^[\p{L}\p{N}\p{M}\-'’.,+$()/&•]+$/u;

/** Returns true when a row contains a search term, normalized or literally. */
function contains(row: { text: string; folded: string }, piece: string): boolean {
  const words = tokenize(piece);
  if (words.length === 0 || !LENIENT.test(piece)) return row.text.includes(piece.toLowerCase());
  return words.every((word) => row.folded.includes(word));
}

/** Returns the rows that contain every search term and match the filters, sorted. The sort is stable. */
export function applyView<R extends Row>(rows: readonly R[], { search, kind, spent, order }: View): R[] {
  const wanted = search.split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if ((kind !== undefined && row.kind !== kind) || (spent && row.cents === 0)) return false;
    const amounts = [formatRoundMoney(row.cents), toDollars(row.cents)];
    const text = [row.username, row.mobile, row.place, row.type, ...amounts].join(' ');
    const whole = { text: text.toLowerCase(), folded: normalizeForSearch(text) };
    return wanted.every((piece) => contains(whole, piece));
  });
  if (!order) return found;
  const direction = order.isDescending ? -1 : 1;
  return found.sort((a, b) => direction * compare(order.column, a, b));
}

/** Returns the rows of a page, or of the last page when there are fewer. */
export function paginate<T>(rows: readonly T[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** Columns that sort descending first. */
const DESCENDING_FIRST: readonly Column[] = ['spending'];

/** Returns the next sort order of a column: first direction, other direction, none. */
export function toggleSort(order: SortOrder | undefined, column: Column): SortOrder | undefined {
  const first = { column, isDescending: DESCENDING_FIRST.includes(column) };
  if (order?.column !== column) return first;
  return order.isDescending === first.isDescending ? { column, isDescending: !first.isDescending } : undefined;
}

const ORDER: UrlParameter<SortOrder | undefined> = {
  name: 'sort',
  parse: ([text = '']) => {
    const isDescending = text.startsWith('-');
    const column = COLUMNS.find((candidate) => candidate === text.slice(isDescending ? 1 : 0));
    return column && { column, isDescending };
  },
  format: (order) => (order ? [`${order.isDescending ? '-' : ''}${order.column}`] : []),
};

const KIND: UrlParameter<UserType | undefined> = {
  name: 'type',
  parse: ([text]) => USER_TYPES.find(({ value }) => value === text)?.value,
  format: (kind) => (kind ? [kind] : []),
};

const MAX_PAGES = 9999;

/** A view in the URL, as in `?type=corporate&spent=yes&sort=-spending&page=2`. Invalid values are ignored. */
export const VIEW_URL: UrlSchema<View> = {
  search: { name: 'q', ...TRIMMED_TEXT },
  kind: KIND,
  spent: createFlagParameter('yes'),
  order: ORDER,
  page: createNumberParameter(MAX_PAGES),
};

/** All applicants, newest first. */
export const DEFAULT_VIEW: View = { search: '', kind: undefined, spent: false, order: undefined, page: 1 };
