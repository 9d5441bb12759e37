import { UsersRound } from '@/ui/icons/icons.ts';
import { useState, type ReactElement } from 'react';
import { isModifiedClick } from '@/lib/dom/modified-click.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { PartyAvatar } from '@/ui/PartyAvatar.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { formatListTime } from '../chat-times.ts';
import { searchConversations, type Conversation, type Message, type SampleConversation } from '../conversation.ts';
import type { ChatLabels } from '../labels.ts';
import { getChatAddress } from './use-address.ts';
import { useMessageTexts } from './use-message-texts.ts';

type Props = {
  labels: ChatLabels;
  conversations: readonly Conversation[];
  /** Id of the open conversation, or an empty text. */
  current: string;
  /** Undefined until the page is hydrated: the list then shows no times, which depend on the visitor's clock, and no input, which would be lost. */
  now: Date | undefined;
  samples: readonly SampleConversation[];
  /** Inquiries that the visitor sent with the form “leave a message”. */
  inquiries: readonly Message[];
  onOpen: (id: string) => void;
  onCreateGroup: () => void;
};

/** Returns the last message as one line. */
function getPreview({ last }: Conversation, labels: ChatLabels['list']): string {
  if (!last) return labels.empty;
  const text = last.text || labels.file;
  return last.sender === 'visitor' ? formatMessage(labels.ownPrefix, { text }) : text;
}

/** The list of conversations with its search field. */
export function ConversationList({
  labels,
  conversations,
  current,
  now,
  samples,
  inquiries,
  onOpen,
  onCreateGroup,
}: Props): ReactElement {
  const [query, setQuery] = useState('');
  const wanted = query.trim();
  const { getTexts, isLoaded } = useMessageTexts(samples, inquiries, wanted !== '');
  const found = searchConversations(conversations, query, getTexts);
  const { list } = labels;
  return (
    <>
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-title">{labels.title}</h1>
          <button type="button" disabled={!now} onClick={onCreateGroup} className={buttonClass('secondary')}>
            <Icon icon={UsersRound} size={18} />
            {list.createGroup}
          </button>
        </div>
        <SearchField label={list.search} value={query} onChange={setQuery} disabled={!now} required />
        <p role="status" className="text-small text-muted empty:hidden">
          {wanted !== '' && found.length === 0 && isLoaded ? formatMessage(list.noMatch, { query: wanted }) : ''}
        </p>
      </div>
      <ul className="min-h-0 grow overflow-y-auto border-t border-line">
        {found.map((conversation) => (
          <li key={conversation.id}>
            <a
              href={getChatAddress(conversation.id)}
              data-conversation={conversation.id}
              aria-current={conversation.id === current ? 'page' : undefined}
              onClick={(event) => {
                if (isModifiedClick(event)) return;
                event.preventDefault();
                onOpen(conversation.id);
              }}
              className="flex gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-sunken aria-[current]:bg-sea-soft"
            >
              <PartyAvatar of={conversation.party?.name ?? conversation.name} />
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <bdi className="min-w-0 grow basis-24 font-semibold">{conversation.name}</bdi>
                  {now && conversation.last && (
                    <time
                      dateTime={new Date(conversation.last.at).toISOString()}
                      className="shrink-0 text-fine text-muted"
                    >
                      {formatListTime(conversation.last.at, now, list.age)}
                    </time>
                  )}
                </span>
                <span className="flex items-center gap-2">
                  <bdi className="min-w-0 grow truncate text-small text-muted">{getPreview(conversation, list)}</bdi>
                  {conversation.unread > 0 && (
                    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-clay px-1.5 text-fine font-semibold text-page">
                      <span aria-hidden="true">{conversation.unread}</span>
                      <span className="sr-only">{formatPlural(list.unread, conversation.unread)}</span>
                    </span>
                  )}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
