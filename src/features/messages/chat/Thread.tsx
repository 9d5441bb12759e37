import { getErrorCode, ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { VList, type VListHandle } from 'virtua';
import { copyText } from '@/lib/dom/copy-text.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { useStored } from '@/storage/use-stored.ts';
import { PartyAvatar } from '@/ui/PartyAvatar.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatDay, toMessageDay } from '../chat-times.ts';
import { getNextSubject, groupByDay, type Conversation, type Message } from '../conversation.ts';
import { createMessageRecord, toMessage } from '../message-records.ts';
import { subscribePersistence } from '../subscribe-messages.ts';
import { createInitialDelivery } from '@/storage/outbox/initial-delivery.ts';
import type { ChatProps } from './chat-props.ts';
import { Composer, type ComposerHandle } from './Composer.tsx';
import { MessageBubble, type MessageAction } from './MessageBubble.tsx';
import { SubjectCard } from './SubjectCard.tsx';
import { markRead, retryMessage, sendMessage, unsendMessage } from './send-message.ts';
import { getChatAddress } from './use-address.ts';
import { MESSAGES_PAGE_SIZE, useThread } from './use-chat.ts';
import type { SendMessage } from './use-send.ts';

type Props = {
  conversation: Conversation;
  /** False while the thread is shown only because it is the newest. It is then not marked as read. */
  isChosen: boolean;
  onChoose: () => void;
  /** Subject of the next message, from the address. */
  subject: Subject | undefined;
  waitForSubject: () => Promise<Subject | undefined>;
  inquiries: readonly Message[];
  isDelivered: boolean;
  now: Date;
  onBack: () => void;
} & Pick<ChatProps, 'labels' | 'forms' | 'samples'>;

/** Distance from the end within which new messages scroll into view. */
const END_TOLERANCE_PX = 80;

type Item =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'subject'; key: string; subject: Subject }
  | { kind: 'message'; key: string; message: Message };

/** Returns the rows of the thread: days, subjects where they change, and messages. */
function toItems(messages: readonly Message[]): Item[] {
  let subject: string | undefined;
  return groupByDay(messages, toMessageDay).flatMap(({ day, messages: ofDay }): Item[] => [
    { kind: 'day', key: day, day },
    ...ofDay.flatMap((message): Item[] => {
      const { about, id } = message;
      const key = about && `${about.kind}:${about.id}`;
      const isNew = key !== undefined && key !== subject;
      subject = key ?? subject;
      const item: Item = { kind: 'message', key: id, message };
      return isNew && about ? [{ kind: 'subject', key: `${id} ${key}`, subject: about }, item] : [item];
    }),
  ]);
}

/** Returns the id of the message that contains an element; empty without one. */
const getMessageId = (target: EventTarget): string => {
  const message = target instanceof Element ? target.closest<HTMLElement>('[data-message]') : null;
  return message?.dataset['message'] ?? '';
};

/** The messages of a conversation and its input. */
export function Thread(props: Props): ReactElement {
  const { conversation, isChosen, onChoose, subject, waitForSubject, inquiries, isDelivered, now, onBack } = props;
  const { labels, forms, samples } = props;
  const { thread } = labels;
  const { value: isPersistent = true } = useStored(subscribePersistence);
  const states = useMemo(
    () => (isPersistent ? forms.delivery : { ...forms.delivery, saved: forms.delivery.page }),
    [isPersistent, forms],
  );
  const [limit, setLimit] = useState(MESSAGES_PAGE_SIZE);
  const { messages: stored, isLoaded, hasEarlier } = useThread(conversation.id, { samples }, inquiries, limit);
  // Messages that are shown before the database confirms them.
  const [pending, setPending] = useState<readonly Message[]>([]);
  const unconfirmed = pending.filter((message) => !stored.some(({ id }) => id === message.id));
  // A confirmed message must not come back when another tab deletes it.
  if (unconfirmed.length < pending.length) setPending(unconfirmed);
  const messages = useMemo(() => [...stored, ...pending], [stored, pending]);
  const items = useMemo(() => toItems(messages), [messages]);
  const [expanded, setExpanded] = useState('');
  // Id of the message whose recording or video plays. It stays in the page when it is scrolled out of view, or it would stop.
  const [playing, setPlaying] = useState('');
  const keepMounted = useMemo(() => {
    const index = items.findIndex(({ key }) => key === playing);
    return index === -1 ? [] : [index];
  }, [items, playing]);
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');
  // Id of the newest message that the visitor has scrolled to.
  const [seenId, setSeenId] = useState('');
  // A prepended page must not move the visible messages.
  const [isPrepending, setIsPrepending] = useState(false);
  const list = useRef<VListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const isAtEnd = useRef(true);
  const sentIds = useRef(new Set<string>());
  const heading = useRef<HTMLHeadingElement>(null);

  const newest = messages.at(-1);
  const newestId = newest?.id ?? '';
  const seenIndex = messages.findIndex(({ id }) => id === seenId);
  const unseen = seenIndex === -1 ? 0 : messages.length - 1 - seenIndex;
  const lastIndex = items.length - 1;
  const scrollToEnd = useCallback(() => {
    list.current?.scrollToIndex(lastIndex, { align: 'end' });
    setSeenId(newestId);
  }, [lastIndex, newestId]);

  // Messages that arrive while the visitor reads earlier ones do not move the thread. Before the page is painted, because the others
  // would count as new, and be announced, for a moment.
  useLayoutEffect(() => {
    if (newestId !== '' && (isAtEnd.current || sentIds.current.has(newestId))) scrollToEnd();
  }, [newestId, scrollToEnd]);

  const newestAt = newest?.at;
  useEffect(() => {
    if (!isChosen || newestAt === undefined || conversation.unread === 0) return;
    // If storage fails, the messages stay unread.
    markRead(conversation.id, newestAt).catch(ignoreStorageError);
  }, [isChosen, conversation.id, conversation.unread, newestAt]);

  useEffect(() => {
    // A visitor who chose the thread by using it keeps the focus.
    if (!isChosen || heading.current?.closest('section')?.contains(document.activeElement)) return;
    heading.current?.focus({ preventScroll: true });
  }, [isChosen]);

  const send: SendMessage = async (id, message, loadingSubject, draft) => {
    const fields = { text: labels.composer.text, files: labels.composer.files, quote: labels.composer.quote };
    const at = new Date();
    const createRecord = (ofAddress: Subject | undefined) => {
      const about = message.about ?? getNextSubject(messages, ofAddress);
      return createMessageRecord({ ...message, about }, conversation, { id, at, labels: fields });
    };
    // It is shown immediately, although its subject may still be loading.
    const shown = toMessage({ ...createRecord(subject), delivery: createInitialDelivery(at.getTime()) });
    sentIds.current.add(id);
    setIsPrepending(false);
    // Its state is shown once the message is stored.
    if (shown) setPending((before) => [...before, { ...shown, delivery: undefined }]);
    try {
      await sendMessage(createRecord(await loadingSubject), draft);
      return undefined;
    } catch (error) {
      setPending((before) => before.filter((one) => one.id !== id));
      return forms.storageErrors[getErrorCode(error)];
    }
  };

  /** Puts a message back into the input. */
  const edit = ({ id, text, files, quote, about }: Message) => {
    const draft = { text, files, quote: quote ?? null, about: about ?? null };
    return composer.current?.moveToInput(draft, (joined) => unsendMessage(id, joined));
  };

  const unsend = async (action: 'edit' | 'remove', message: Message) => {
    const result = await (action === 'edit' ? edit(message) : unsendMessage(message.id));
    setPending((before) => before.filter(({ id }) => id !== message.id));
    if (result === 'too-late') setError(thread.tooLate);
    else if (result === 'uncertain') setError(thread.uncertain);
    else if (action === 'remove') {
      setStatus(thread.removed);
      heading.current?.focus({ preventScroll: true });
    }
  };

  const act = async (action: MessageAction, message: Message) => {
    if (action === 'reply') {
      composer.current?.quote({
        author: message.sender === 'visitor' ? thread.own : conversation.name,
        text: message.text || message.files.map(({ name }) => name).join(', '),
      });
    } else if (action === 'copy') {
      if (await copyText(message.text)) setStatus(thread.copied);
      else setError(thread.notCopied);
    } else if (action === 'retry') {
      await retryMessage(message.id);
    } else {
      await unsend(action, message);
    }
  };

  const run = async (action: MessageAction, message: Message) => {
    setExpanded('');
    setStatus('');
    setError('');
    try {
      await act(action, message);
    } catch (error) {
      setError(forms.storageErrors[getErrorCode(error)]);
    }
  };

  // Functions that never change, so that a new message does not render the others again.
  const toggle = useCallback((id: string) => {
    setExpanded((before) => (before === id ? '' : id));
  }, []);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const runLatest = useCallback((action: MessageAction, message: Message) => {
    // `run` shows its errors.
    reportRejection(latest.current(action, message));
  }, []);

  const { party, members } = conversation;
  return (
    <section
      aria-labelledby="thread-title"
      className={`flex h-full min-h-0 flex-col ${isChosen ? '' : 'max-tablet:hidden'}`}
      // A visitor who uses the thread has chosen it.
      onFocus={isChosen ? undefined : onChoose}
    >
      <header className="flex items-center gap-3 border-b border-line p-3 tablet:px-5">
        <a
          href={getChatAddress('')}
          aria-label={thread.back}
          onClick={(event) => {
            event.preventDefault();
            onBack();
          }}
          className={buttonClass('round', 'tablet:hidden')}
        >
          <Icon icon="arrow-left" className="rtl:-scale-x-100" />
        </a>
        <PartyAvatar of={party?.name ?? conversation.name} />
        <div className="min-w-0 grow">
          <h2
            id="thread-title"
            ref={heading}
            tabIndex={-1}
            className="font-text text-body font-semibold focus:outline-none"
          >
            <bdi>{conversation.name}</bdi>
          </h2>
          <p className="truncate text-fine text-muted">
            {members.length > 0 ? formatMessage(thread.members, { names: members.join(', ') }) : party?.detail}
          </p>
        </div>
        {party?.path !== undefined && (
          <a href={party.path} className={buttonClass('secondary', 'shrink-0 max-tablet:w-11 max-tablet:px-0')}>
            <Icon icon="store" size={18} className="tablet:hidden" />
            <span className="max-tablet:sr-only">{thread.viewStore}</span>
          </a>
        )}
      </header>
      <p className="border-b border-line px-4 py-2 text-center text-fine text-muted">
        {isDelivered ? thread.delivered : thread.onDevice}
      </p>
      <div
        className="relative min-h-0 grow bg-page"
        aria-busy={!isLoaded}
        // These events do not bubble.
        onPlayCapture={(event) => {
          setPlaying(getMessageId(event.target));
        }}
        onPauseCapture={(event) => {
          const paused = getMessageId(event.target);
          setPlaying((current) => (current === paused ? '' : current));
        }}
      >
        {hasEarlier && (
          <p className="absolute inset-x-0 top-2 z-10 flex justify-center">
            <button
              type="button"
              onClick={() => {
                setIsPrepending(true);
                setLimit(limit + MESSAGES_PAGE_SIZE);
              }}
              className={buttonClass('secondary')}
            >
              {thread.earlier}
            </button>
          </p>
        )}
        <VList
          ref={list}
          shift={isPrepending}
          keepMounted={keepMounted}
          tabIndex={0}
          role="region"
          aria-label={thread.messages}
          onScroll={(offset) => {
            const handle = list.current;
            if (!handle) return;
            isAtEnd.current = offset + handle.viewportSize >= handle.scrollSize - END_TOLERANCE_PX;
            if (isAtEnd.current) setSeenId(newestId);
          }}
          // The list switches the pointer off while it scrolls and for a moment after it: a press then would have no effect.
          className="px-3 py-3 *:*:pointer-events-auto tablet:px-5"
        >
          {items.map((item) =>
            item.kind === 'day' ? (
              <p key={item.key} className="py-2 text-center">
                <span className="rounded-field bg-sunken px-2.5 py-1 text-fine text-muted">
                  {formatDay(item.day, now, thread)}
                </span>
              </p>
            ) : item.kind === 'subject' ? (
              <SubjectCard key={item.key} subject={item.subject} />
            ) : (
              <MessageBubble
                key={item.key}
                message={item.message}
                author={conversation.name}
                labels={thread}
                states={states}
                isExpanded={expanded === item.key}
                onToggle={toggle}
                onAction={runLatest}
              />
            ),
          )}
        </VList>
        {unseen > 0 && (
          <p className="absolute inset-x-0 bottom-3 flex justify-center">
            <button type="button" onClick={scrollToEnd} className={buttonClass('deep')}>
              {formatPlural(thread.newMessages, unseen)}
            </button>
          </p>
        )}
      </div>
      {/* The button shows the number of new messages. A line for it here would move the messages. */}
      <p role="status" className={status === '' ? 'sr-only' : 'px-4 text-small text-palm'}>
        {status || (unseen > 0 ? formatPlural(thread.newMessages, unseen) : '')}
      </p>
      <p role="alert" className="px-4 text-small text-clay empty:hidden">
        {error}
      </p>
      <Composer
        conversation={conversation.id}
        subject={subject}
        waitForSubject={waitForSubject}
        labels={labels}
        forms={forms}
        handle={composer}
        onSend={send}
      />
    </section>
  );
}
