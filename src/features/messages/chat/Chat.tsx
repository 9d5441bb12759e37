import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { Subject } from '@/storage/schemas/stored-record.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { createConversation } from '../conversation.ts';
import type { ChatProps } from './chat-props.ts';
import { ConversationList } from './ConversationList.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { MESSAGE_INPUT_ID } from './MessageInput.tsx';
import { Thread } from './Thread.tsx';
import { useAddress } from './use-address.ts';
import { useChat } from './use-chat.ts';
import { useNow } from '../use-now.ts';

/** Maximum time that a message waits for its subject, in milliseconds. */
const MAX_WAIT_MS = 5_000;

type LoadedSubject = {
  /** Undefined until it is loaded, and when the address has none or it does not exist. */
  subject: Subject | undefined;
  /** Resolves with the subject as soon as it is loaded. Never rejects: without a network, the message has no subject. */
  waitForSubject: () => Promise<Subject | undefined>;
};

/** Loads the subject of the address. */
function useSubject(key: string): LoadedSubject {
  const [loaded, setLoaded] = useState<{ key: string; found: Subject | undefined }>();
  const loading = useRef<Promise<Subject | undefined>>(Promise.resolve(undefined));
  useEffect(() => {
    if (key === '') return undefined;
    let isCurrent = true;
    // Loaded lazily: few addresses name a subject.
    const load = async () => {
      const { loadSubject } = await import('../load-subject.ts');
      const found = await loadSubject(key);
      if (isCurrent) setLoaded({ key, found });
      return found;
    };
    loading.current = load().catch(() => undefined);
    return () => {
      isCurrent = false;
      loading.current = Promise.resolve(undefined);
    };
  }, [key]);
  const waitForSubject = useCallback(
    () =>
      Promise.race([
        loading.current,
        new Promise<undefined>((resolve) => {
          setTimeout(resolve, MAX_WAIT_MS);
        }),
      ]),
    [],
  );
  return { subject: loaded?.key === key ? loaded.found : undefined, waitForSubject };
}

/** Returns whether list and thread are beside each other: the width of the variant `tablet`. */
const hasRoomForThread = (): boolean => matchMedia('(width >= 40rem)').matches;

function ChatIsland(props: ChatProps): ReactElement {
  const { labels, forms, samples, parties, isDelivered } = props;
  const [address, open] = useAddress();
  const now = useNow();
  const { conversations, inquiries, isLoaded } = useChat(props);
  const [isGroupOpen, setIsGroupOpen] = useState(false);
  const { subject, waitForSubject } = useSubject(address?.subject ?? '');
  // Id of the newest conversation. Windows with room for list and thread show it until one is chosen. It is set once, so
  // that a message of another conversation does not replace it.
  const [newest, setNewest] = useState<string>();
  if (newest === undefined && address && isLoaded) setNewest(hasRoomForThread() ? (conversations[0]?.id ?? '') : '');
  const chosen = address?.conversation ?? '';
  const id = chosen || (newest ?? '');
  const current = useMemo(
    () => conversations.find((one) => one.id === id) ?? (id === '' ? undefined : createConversation(id, parties)),
    [conversations, id, parties],
  );
  // A store's address may stand for its contact person.
  const conversation = conversations.find((one) => one.id === current?.id) ?? current;

  // Phones show one of the two: the thread once it is chosen.
  const isThreadOpen = conversation !== undefined && chosen !== '';

  // A thread that is left had the focus. Its row in the list gets it, so that the visitor continues from there.
  const list = useRef<HTMLDivElement>(null);
  const leftId = useRef('');
  const openId = isThreadOpen ? conversation.id : '';
  useEffect(() => {
    if (openId === '' && leftId.current !== '' && document.activeElement === document.body) {
      list.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(leftId.current)}"]`)?.focus();
    }
    leftId.current = openId;
  }, [openId]);

  const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
  const title = useRef('');
  useEffect(() => {
    title.current ||= document.title;
    document.title = unread > 0 ? `(${unread}) ${title.current}` : title.current;
  }, [unread]);

  return (
    <>
      <StorageAlert labels={forms.storageErrors} />
      <div
        className={`grid grid-cols-[minmax(0,1fr)] overflow-hidden border-line bg-surface tablet:h-[max(28rem,calc(100dvh-13.5rem))] tablet:grid-cols-[clamp(15rem,40%,20rem)_minmax(0,1fr)] tablet:rounded-panel tablet:border ${
          isThreadOpen
            ? 'max-tablet:h-[max(28rem,calc(100dvh-13.5rem))] max-tablet:rounded-panel max-tablet:border'
            : 'max-tablet:-mx-4 max-tablet:min-h-[max(28rem,calc(100dvh-13.5rem))] max-tablet:border-y'
        }`}
      >
        <div
          ref={list}
          className={`flex min-h-0 flex-col border-line tablet:border-e ${isThreadOpen ? 'max-tablet:hidden' : ''}`}
        >
          {/* Without it, the way from the list to the input leads through each conversation and each message. */}
          {conversation && now && (
            <a
              href={`#${MESSAGE_INPUT_ID}`}
              className="skip-link"
              onClick={(event) => {
                // Following the link would add an entry to the history.
                event.preventDefault();
                document.getElementById(MESSAGE_INPUT_ID)?.focus();
              }}
            >
              {labels.list.skip}
            </a>
          )}
          {/* Wider windows show this text in place of the thread. */}
          {chosen !== '' && newest !== undefined && !conversation && (
            <p className="px-4 pt-4 text-small text-muted tablet:hidden">{labels.thread.unknown}</p>
          )}
          <ConversationList
            labels={labels}
            conversations={conversations}
            current={conversation?.id ?? ''}
            now={now}
            samples={samples}
            inquiries={inquiries}
            onOpen={open}
            onCreateGroup={() => {
              setIsGroupOpen(true);
            }}
          />
        </div>
        {conversation && now ? (
          <Thread
            key={conversation.id}
            conversation={conversation}
            isChosen={chosen !== ''}
            onChoose={() => {
              open(conversation.id);
            }}
            subject={subject}
            waitForSubject={waitForSubject}
            inquiries={inquiries}
            isDelivered={isDelivered}
            now={now}
            labels={labels}
            forms={forms}
            samples={samples}
            onBack={() => {
              open('');
            }}
          />
        ) : (
          <div className="grid place-items-center bg-page p-6 max-tablet:hidden">
            {/* Until the stored conversations are loaded, it is not known which one is the newest. */}
            {newest !== undefined && (
              <div className={EMPTY_STATE_CLASS}>
                <p>{id === '' ? labels.list.choose : labels.thread.unknown}</p>
              </div>
            )}
          </div>
        )}
      </div>
      <GroupDialog
        labels={labels.group}
        storageErrors={forms.storageErrors}
        parties={parties}
        isOpen={isGroupOpen}
        onClose={() => {
          setIsGroupOpen(false);
        }}
        onCreated={(group) => {
          setIsGroupOpen(false);
          open(group);
        }}
      />
    </>
  );
}

/** The chat: a list of conversations, and the one that is open. */
export const Chat = withBoundary(ChatIsland);
