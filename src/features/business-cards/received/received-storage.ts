/** What the visitor has read and archived of the received cards, in the table of conversations. */
import { openStorage } from '@/storage/open.ts';
import { createThreadTable } from '@/storage/tables/threads.ts';

const PREFIX = 'card:';

/** Returns the id of the row about a card, which no conversation and no inquiry has. */
export const toThreadId = (id: string): string => `${PREFIX}${id}`;

/** The ids of the cards that the visitor archived and read. */
export type CardStates = { archived: ReadonlySet<string>; read: ReadonlySet<string> };

/** Opens the table. Rejects when the storage cannot be opened. */
export const openThreads = async () => createThreadTable((await openStorage()).database);

/** Calls back with the states of the cards, now and after each change. Returns the function that unsubscribes. */
export const watchCardStates = (
  threads: Awaited<ReturnType<typeof openThreads>>,
  onChange: (states: CardStates) => void,
): (() => void) =>
  threads.watch((rows) => {
    const toCards = (found: readonly { id: string }[]) =>
      new Set(found.filter(({ id }) => id.startsWith(PREFIX)).map(({ id }) => id.slice(PREFIX.length)));
    onChange({
      archived: toCards(rows.filter(({ archivedAt }) => archivedAt !== undefined)),
      read: toCards(rows.filter(({ readAt }) => readAt !== undefined)),
    });
  });
