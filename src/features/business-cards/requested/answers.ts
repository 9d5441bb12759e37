/** Answers to the people who ask for the visitor's card, stored on the device. */
import { loadCard } from '@/features/business-cards/card/open-card.ts';
import { createRecordNumber } from '@/forms/model/record.ts';
import { formatMessage } from '@/lib/messages.ts';
import { makeId } from '@/lib/make-id.ts';
import { getChatPath } from '@/routes.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import type { BusinessCard, StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { SettingValue } from '@/storage/settings.ts';
import type { RecordInput } from '@/storage/tables/records.ts';
import { SHARE_ACTION } from './share-action.ts';

export type Answer = NonNullable<SettingValue<'card-request:x'>>;

/** A request on the page. */
export type RequestRow = { id: string; name: string; note: string };

export type RecordTexts = {
  /** Message with the placeholder `name`. */
  title: string;
  note: string;
};

const NUMBER_PREFIX = 'CS';

const toKey = (id: string) => `card-request:${id}` as const;

/** Creates the record that sends a card to the person who asked for it. */
function createShareRecord(
  { id: person, name, note }: RequestRow,
  card: BusinessCard,
  texts: RecordTexts,
  { id, at }: { id: string; at: Date },
): RecordInput {
  return {
    id,
    number: createRecordNumber(NUMBER_PREFIX, id, at),
    action: SHARE_ACTION,
    form: SHARE_ACTION,
    title: formatMessage(texts.title, { name }),
    about: { kind: 'person', id: person, name, path: getChatPath(`person:${person}`) },
    card,
    answers: [{ name: 'note', label: texts.note, kind: 'text', value: note, text: note }],
    files: [],
    at: at.getTime(),
  };
}

async function open() {
  const [{ database, settings }, { records }] = await Promise.all([openStorage(), openUserData()]);
  const tables = [
    database.settings,
    database.records,
    database.drafts,
    database.products,
    database.campaigns,
    database.files,
  ];
  /** Runs all steps or none, so that a card is sent exactly when its request is accepted. */
  const runTogether = <Result>(work: () => Promise<Result>): Promise<Result> =>
    database.transaction('rw', tables, work);
  return { database, settings, records, runTogether };
}

/**
 * Accepts requests: one record with the visitor's card for each. Requests with an answer, for example of another tab, stay.
 * Returns the ids of the accepted ones. Returns undefined and changes nothing when the visitor has no card.
 * @throws as the storage does
 */
export async function acceptRequests(
  requests: readonly RequestRow[],
  texts: RecordTexts,
  now = new Date(),
): Promise<readonly string[] | undefined> {
  const { settings, records, runTogether } = await open();
  const accepted = await runTogether(async () => {
    const own = await loadCard({ records });
    if (!own) return undefined;
    const ids: string[] = [];
    for (const request of requests) {
      const key = toKey(request.id);
      if (await settings.get(key)) continue;
      const { id } = await records.submit(createShareRecord(request, own.card, texts, { id: makeId(), at: now }));
      await settings.set(key, { answer: 'accepted', at: now.getTime(), record: id });
      ids.push(request.id);
    }
    return ids;
  });
  if (accepted) startDelivery();
  return accepted;
}

/**
 * Declines requests without an answer, and returns their ids. Nothing is sent.
 * @throws as the storage does
 */
export async function declineRequests(ids: readonly string[], at = Date.now()): Promise<readonly string[]> {
  const { settings, runTogether } = await open();
  return runTogether(async () => {
    const declined: string[] = [];
    for (const id of ids) {
      if (await settings.get(toKey(id))) continue;
      await settings.set(toKey(id), { answer: 'declined', at });
      declined.push(id);
    }
    return declined;
  });
}

/**
 * Withdraws answers. Returns the number of those that remain, because their card was sent or may have been.
 * @throws as the storage does
 */
export async function undoAnswers(ids: readonly string[]): Promise<number> {
  const { database, settings, records, runTogether } = await open();
  return runTogether(async () => {
    let tooLate = 0;
    for (const id of ids) {
      const answer = await settings.get(toKey(id));
      const undone = answer?.record === undefined ? 'undone' : await records.undo(answer.record);
      if (undone === 'undone' || undone === 'missing') await database.settings.delete(toKey(id));
      else tooLate++;
    }
    return tooLate;
  });
}

/**
 * Calls back with the answers by the id of the person, and the records that send cards: first when all of them are read.
 * Returns the function that unsubscribes.
 */
export function watchAnswers(
  { settings, records }: Awaited<ReturnType<typeof openAnswers>>,
  ids: readonly string[],
  onChange: (answers: ReadonlyMap<string, Answer>, records: readonly StoredRecord[]) => void,
): () => void {
  const answers = new Map<string, Answer>();
  const readIds = new Set<string>();
  let sent: readonly StoredRecord[] | undefined;
  const notify = () => {
    if (sent && readIds.size === ids.length) onChange(answers, sent);
  };
  const unsubscribers = [
    ...ids.map((id) =>
      settings.watch(toKey(id), (answer) => {
        readIds.add(id);
        if (answer) answers.set(id, answer);
        else answers.delete(id);
        notify();
      }),
    ),
    records.watchList({ action: SHARE_ACTION }, (list) => {
      sent = list;
      notify();
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Opens what `watchAnswers` needs. Rejects when the storage cannot be opened. */
export const openAnswers = open;
