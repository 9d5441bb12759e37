import { useEffect, useRef, useState } from 'react';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import { saveOnLeave } from '@/storage/drafts/save-on-leave.ts';
import { DraftSaver, type DraftValues } from '@/storage/drafts/draft-saver.ts';
import { getDraftFileOwner, getTabId, toTabDraftId } from '@/storage/drafts/tab-id.ts';
import { createUnreadNotes } from '@/storage/drafts/unread-notes.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import type { UnsendResult } from '@/storage/tables/chat-records.ts';
import type { Quote } from '../conversation.ts';
import { isQuote, isSubject } from '../message-records.ts';

/** What is typed and attached. `about` is the subject of a message that was taken back. */
export type MessageDraft = { text: string; files: readonly FileRef[]; quote: Quote | null; about: Subject | null };

const EMPTY: MessageDraft = { text: '', files: [], quote: null, about: null };

const parse = ({ text, files, quote, about }: Readonly<Record<string, unknown>>): MessageDraft => ({
  text: typeof text === 'string' ? text : '',
  files: isFileRefs(files) ? files : [],
  quote: isQuote(quote) ? quote : null,
  about: isSubject(about) ? about : null,
});

const toValues = ({ text, files, quote, about }: MessageDraft): DraftValues => ({
  text,
  files: files.map((file) => ({ ...file })),
  quote: quote && { ...quote },
  about: about && { ...about },
});

const LINE_BREAK = '\n';

/** What separates the values of a stored draft from those that follow it, as in `joinDrafts`. */
const SEPARATORS = { text: LINE_BREAK, files: '' };

/** Appends what was typed to a message that is not stored yet or was taken back. */
const joinDrafts = (sent: MessageDraft, typed: MessageDraft): MessageDraft => ({
  text: [sent.text, typed.text].filter(Boolean).join(LINE_BREAK),
  files: [...sent.files, ...typed.files],
  quote: typed.quote ?? sent.quote,
  about: typed.about ?? sent.about,
});

const isEmpty = ({ text, files, quote, about }: MessageDraft): boolean =>
  text === '' && files.length === 0 && !quote && !about;

/** A message that was taken out of the input and is not stored yet. Messages with higher numbers were taken later. */
export type Outgoing = { message: MessageDraft; readonly number: number };

/** Joins messages in the order in which they were taken, and what was typed since. */
const joinOutgoing = (outgoing: readonly Outgoing[], typed: MessageDraft): MessageDraft =>
  [...outgoing]
    .sort((one, other) => one.number - other.number)
    .map(({ message }) => message)
    .concat(typed)
    .reduce((one, next) => joinDrafts(one, next));

/** A draft into which messages were put back, and its parts. */
type Returned = { draft: MessageDraft; messages: readonly Outgoing[]; typed: MessageDraft };

/** The stored draft of a message that is being sent or taken back. */
export type SentDraft = { id: string; values: DraftValues };

export type MessageDraftState = {
  draft: MessageDraft;
  /** True when the draft was restored and not edited since. */
  isRestored: boolean;
  /** Owner id of attached files. */
  owner: string;
  /** Returns the draft as it is now, which may be newer than the rendered one. */
  read: () => MessageDraft;
  change: (changed: Partial<MessageDraft>) => void;
  /** Returns whether a message was taken that is not stored yet. */
  isSending: () => boolean;
  /** Takes a message out of the input, without its files. What is typed from now on is the next message. */
  take: () => Outgoing;
  /** Adds the files of the input to a message that was taken, and returns it. */
  takeFiles: (outgoing: Outgoing) => MessageDraft;
  /** Puts a message that was taken back into the input, before what was typed since. Several such messages keep their order. */
  putBack: (outgoing: Outgoing) => void;
  /**
   * Stores a message that was taken, after those before it. Puts it back when that fails.
   * @param recordId id of the record that the message becomes
   * @param ready resolves when it can be stored
   * @param send called immediately, so that the message can be shown. The draft that it replaces is saved when `draft` resolves.
   *   It resolves with whether the message was stored.
   */
  submit: (
    outgoing: Outgoing,
    recordId: string,
    ready: Promise<unknown>,
    send: (draft: Promise<SentDraft>) => Promise<boolean>,
  ) => Promise<void>;
  /**
   * Moves a message that was not sent yet back into the input, before the text that is typed.
   * @param unsend deletes the message and stores the draft that contains it
   * @returns its result. Rejects as it does; the input then stays as it is.
   */
  moveToInput: (message: MessageDraft, unsend: (draft: SentDraft) => Promise<UnsendResult>) => Promise<UnsendResult>;
};

/**
 * Saves what is typed and attached in a conversation, and restores it after a reload. Each tab has its own draft.
 * @param conversation id of the conversation; a component shows only one
 */
export function useMessageDraft(conversation: string): MessageDraftState {
  const slot = `chat:${conversation}`;
  const [draft, setDraft] = useState(EMPTY);
  const [isRestored, setIsRestored] = useState(false);
  // Several changes may come before the next render, so each starts from the latest draft.
  const latest = useRef(EMPTY);
  const saver = useRef<DraftSaver>(undefined);
  // The messages that are being sent, oldest first. They count as unsent until they are stored, so that a page that is left
  // does not lose them.
  const sending = useRef<readonly Outgoing[]>([]);
  const taken = useRef(0);
  // Until the draft is changed, another message that is put back finds its place among those before it.
  const returned = useRef<Returned>({ draft: EMPTY, messages: [], typed: EMPTY });
  const lastSubmitted = useRef<Promise<unknown>>(Promise.resolve());
  const hasBegun = useRef(false);
  // Each message is joined with a draft that contains the one before.
  const lastMoved = useRef<Promise<unknown>>(Promise.resolve());
  const [owner, setOwner] = useState('');
  const update = (next: MessageDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const readReturned = (): Returned => {
    const draft = latest.current;
    return returned.current.draft === draft ? returned.current : { draft, messages: [], typed: draft };
  };
  /** @param stored the message that is no longer part of it */
  const readUnsent = (stored?: Outgoing): MessageDraft => {
    const { messages, typed } = readReturned();
    return joinOutgoing([...messages, ...sending.current.filter((outgoing) => outgoing !== stored)], typed);
  };
  const getSaver = (): DraftSaver => {
    const tab = getTabId();
    saver.current ??= new DraftSaver({
      id: toTabDraftId(slot, tab),
      tab,
      store: createUnreadNotes(createDraftStore(slot), SEPARATORS),
      read: () => toValues(readUnsent()),
      onSaved: () => undefined,
    });
    return saver.current;
  };
  const begin = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    getSaver().open((stored) => {
      setOwner(getDraftFileOwner(slot, getSaver().tab));
      if (!stored) return;
      const isTyped = getSaver().getChangedFields().length > 0;
      const restored = parse(stored.values);
      getSaver().markSaved(toValues(restored));
      update(joinDrafts(restored, latest.current));
      // What was typed while the storage was opening follows the stored draft, and must be saved with it.
      if (isTyped) getSaver().touch();
      else setIsRestored(restored.text !== '' || restored.files.length > 0);
    });
  };
  const moveToInput: MessageDraftState['moveToInput'] = async (message, unsend) => {
    begin();
    // The id is known once the draft is open.
    await getSaver().waitUntilSettled();
    const values = toValues(joinDrafts(message, readUnsent()));
    const result = await unsend({ id: getSaver().id, values });
    if (result !== 'undone' && result !== 'missing') return result;
    // The files of a message that another tab has deleted no longer exist.
    update(joinDrafts(result === 'undone' ? message : { ...message, files: [] }, latest.current));
    setIsRestored(false);
    getSaver().touch();
    return result;
  };
  const putBack: MessageDraftState['putBack'] = (outgoing) => {
    sending.current = sending.current.filter((one) => one !== outgoing);
    const { messages, typed } = readReturned();
    const all = [...messages, outgoing];
    const joined = joinOutgoing(all, typed);
    returned.current = { draft: joined, messages: all, typed };
    update(joined);
  };
  useEffect(() => {
    setOwner(getDraftFileOwner(slot, getSaver().tab));
    if (hasStoredData()) begin();
    return saveOnLeave(getSaver(), () => {
      update(EMPTY);
      getSaver().drop();
    });
  }, []);
  return {
    draft,
    isRestored,
    owner,
    read: () => latest.current,
    change(changed) {
      update({ ...latest.current, ...changed });
      setIsRestored(false);
      begin();
      getSaver().touch();
    },
    isSending: () => sending.current.length > 0,
    take() {
      const { files } = latest.current;
      taken.current++;
      const outgoing = { message: { ...latest.current, files: [] }, number: taken.current };
      sending.current = [...sending.current, outgoing];
      update({ ...EMPTY, files });
      return outgoing;
    },
    takeFiles(outgoing) {
      const { files, ...typed } = latest.current;
      outgoing.message = { ...outgoing.message, files };
      update({ ...typed, files: [] });
      return outgoing.message;
    },
    putBack,
    submit(outgoing, recordId, ready, send) {
      begin();
      const pause = async (before: Promise<unknown>): Promise<SentDraft> => {
        await Promise.all([before, ready]);
        await getSaver().pause({
          record: recordId,
          get rest() {
            const rest = readUnsent(outgoing);
            return isEmpty(rest) ? undefined : toValues(rest);
          },
        });
        // The draft is deleted with the message: if the page is left then, what is to stay must be noted, although it was saved.
        if (!isEmpty(readUnsent(outgoing))) getSaver().saveAll();
        // The id is known once the draft is open.
        return { id: getSaver().id, values: toValues(outgoing.message) };
      };
      const store = async (draft: Promise<SentDraft>) => {
        const isStored = await send(draft);
        if (isStored) sending.current = sending.current.filter((one) => one !== outgoing);
        else putBack(outgoing);
        getSaver().resume(isStored);
        // The draft was deleted with the message: only what was typed since is a draft.
        if (!isEmpty(readUnsent())) getSaver().saveAll();
      };
      const stored = store(pause(lastSubmitted.current));
      lastSubmitted.current = stored.catch(() => undefined);
      return stored;
    },
    moveToInput(message, unsend) {
      const result = lastMoved.current.then(() => moveToInput(message, unsend));
      lastMoved.current = result.catch(() => undefined);
      return result;
    },
  };
}
