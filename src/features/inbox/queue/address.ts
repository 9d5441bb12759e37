/** Addresses of the queue: the filter and the page of the list are in the query. */
import { SUBMISSION_STATES } from '@/features/inbox/store/inbox-store.ts';
import type { QueueFilter, QueueRange } from '@/features/inbox/store/queue-store.ts';
import { QUEUE_PATH } from '@/features/inbox/queue-path.ts';

const PAGE_LENGTH = 20;

const MAX_TEXT_LENGTH = 200;

/** The part of the list that an address shows. */
export type QueueView = { filter: QueueFilter; range: QueueRange };

/** Reads a number or a time of the query, of up to 15 digits; undefined for anything else. */
export const parseNumber = (text: string | null): number | undefined =>
  /^\d{1,15}$/.test(text ?? '') ? Number(text) : undefined;

/** Returns a text of the query; undefined if it is empty. */
function readText(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)?.trim().slice(0, MAX_TEXT_LENGTH);
  return text === '' ? undefined : text;
}

/** Reads the query. Without a state, the list has the new ones; `all` is every state. */
export function readView(query: URLSearchParams): QueueView {
  const asked = query.get('state') ?? 'received';
  return {
    filter: {
      state: SUBMISSION_STATES.find((state) => state === asked),
      kind: readText(query, 'kind'),
      search: readText(query, 'q'),
    },
    range: { before: parseNumber(query.get('before')), after: parseNumber(query.get('after')), limit: PAGE_LENGTH },
  };
}

/** Returns the query of a view, with its question mark; empty for that of the first page. */
export function toQuery({ filter, range }: QueueView, others: Readonly<Record<string, string>> = {}): string {
  const { state = 'all', kind, search } = filter;
  const values = {
    state: state === 'received' ? undefined : state,
    kind,
    q: search,
    before: range.before?.toString(),
    after: range.after?.toString(),
    ...others,
  };
  const query = new URLSearchParams(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Returns the view with another filter, from its first page. */
export const withFilter = ({ filter, range }: QueueView, change: QueueFilter): QueueView => ({
  filter: { ...filter, ...change },
  range: { limit: range.limit },
});

export const toSubmissionPath = (id: string): string => `${QUEUE_PATH}/${encodeURIComponent(id)}`;

export const toPreviewPath = (id: string): string => `${toSubmissionPath(id)}/preview`;

/** Returns the path of a file of a submission. Its own name is not part of it. */
export const toFilePath = (id: string, position: number): string => `${toSubmissionPath(id)}/files/${position}`;
