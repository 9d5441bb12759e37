/** The table of applicants: what of it is shown, in which order, and how that is written in an address. */
import { formatRoundCents } from '@/lib/money.ts';
import { normalizeForSearch, tokenize } from '@/lib/text/fold.ts';
import { USER_TYPES, type UserType } from '../user-types.ts';

export const COLUMNS = ['username', 'mobile', 'place', 'spending', 'type'] as const;
export type Column = (typeof COLUMNS)[number];

/** A row as it reads, private values masked. */
export type Row = Record<Exclude<Column, 'spending'>, string> & {
  cents: number;
  /** Unknown for who registered on this device without saying. */
  kind: UserType | undefined;
};

export type SortOrder = { column: Column; falling: boolean };

export type View = {
  /** What is searched for; nothing when empty. */
  search: string;
  kind: UserType | undefined;
  /** Only who has spent something. */
  spent: boolean;
  /** The order of the page, newest first, when there is none. */
  order: SortOrder | undefined;
  /** From 1. It may be past the end: rows that the device keeps come later. */
  page: number;
};

export const PAGE_SIZE = 10;

const LETTERS = new Intl.Collator('en', { numeric: true });

const compare = (column: Column, a: Row, b: Row): number =>
  column === 'spending' ? a.cents - b.cents : LETTERS.compare(a[column], b[column]);

/** Signs that people write between and around the letters and digits of names, numbers and amounts. */
const LENIENT = /^[\p{L}\p{N}\p{M}\-'’.,+$()/&•]+$/u;

/** Whether a row has what stands between two spaces of a search: its words, or its signs as they are. */
function contains(row: { text: string; folded: string }, piece: string): boolean {
  const labels = tokenize(piece);
  if (labels.length === 0 || !LENIENT.test(piece)) return row.text.includes(piece.toLowerCase());
  return labels.every((word) => row.folded.includes(word));
}

/** What has every word that is searched for, and fits the filters; equals stay in the order of the page. */
export function applyView<Shown extends Row>(rows: readonly Shown[], { search, kind, spent, order }: View): Shown[] {
  const wanted = search.split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if ((kind !== undefined && row.kind !== kind) || (spent && row.cents === 0)) return false;
    const amounts = [formatRoundCents(row.cents), row.cents / 100];
    const text = [row.username, row.mobile, row.place, row.type, ...amounts].join(' ');
    const whole = { text: text.toLowerCase(), folded: normalizeForSearch(text) };
    return wanted.every((piece) => contains(whole, piece));
  });
  if (!order) return found;
  const direction = order.falling ? -1 : 1;
  return found.sort((a, b) => direction * compare(order.column, a, b));
}

/** The part of the rows on a page, or on the last one when there are not so many. */
export function paginate<Shown>(rows: readonly Shown[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE));
  const page = Math.min(wanted, pages);
  return { page, pages, rows: rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE) };
}

/** What one wants to see first of a column: the largest amount, the beginning of the alphabet. */
const FALLS_FIRST: readonly Column[] = ['spending'];

/** The order after a press on a column: one way, the other way, then as before. */
export function toggleSort(order: SortOrder | undefined, column: Column): SortOrder | undefined {
  const first = { column, falling: FALLS_FIRST.includes(column) };
  if (order?.column !== column) return first;
  return order.falling === first.falling ? { column, falling: !first.falling } : undefined;
}

const YES = 'yes';

/** As in `-spending`: the highest first. */
const writeOrder = ({ column, falling }: SortOrder): string => `${falling ? '-' : ''}${column}`;

function readOrder(text: string): SortOrder | undefined {
  const falling = text.startsWith('-');
  const column = COLUMNS.find((candidate) => candidate === text.slice(falling ? 1 : 0));
  return column && { column, falling };
}

const readPage = (text: string): number => (/^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1);

/** The view in an address, as in `?type=corporate&spent=yes&sort=-spending&page=2`; what does not exist is passed over. */
export const parseView = (search: URLSearchParams): View => ({
  search: search.get('q') ?? '',
  kind: USER_TYPES.find(({ value }) => value === search.get('type'))?.value,
  spent: search.get('spent') === YES,
  order: readOrder(search.get('sort') ?? ''),
  page: readPage(search.get('page') ?? ''),
});

/** The same as an address. @param others what else stands in it; it stays */
export function serializeView({ search, kind, spent, order, page }: Partial<View>, others = new URLSearchParams()) {
  const written = new URLSearchParams(others);
  const parts = {
    q: search,
    type: kind,
    spent: spent && YES,
    sort: order && writeOrder(order),
    page: (page ?? 1) > 1 ? String(page) : '',
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value) written.set(name, value);
    else written.delete(name);
  }
  return written;
}
