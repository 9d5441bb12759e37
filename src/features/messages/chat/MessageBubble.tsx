import { CircleAlert, Clock, Ellipsis, Check, CheckCheck, type IconNode } from '@/ui/icons/icons.ts';
import { memo, useRef, type ReactElement } from 'react';
import { CardLines } from '@/forms/components/CardLines.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { Message } from '../conversation.ts';
import type { ChatLabels } from '../labels.ts';
import { formatExactTime, formatTime } from '../chat-times.ts';
import { MessageFile } from './MessageFile.tsx';
import { MessageText } from './MessageText.tsx';

const STATE_ICONS: Record<NonNullable<Message['delivery']>, IconNode> = {
  saved: Check,
  queued: Clock,
  sending: Clock,
  delivered: CheckCheck,
  failed: CircleAlert,
};

export type MessageAction = 'reply' | 'copy' | 'edit' | 'remove' | 'retry';

/** Returns what the visitor can do with a message. */
function getActions({ sender, isInquiry, isSample, delivery, text, card }: Message): MessageAction[] {
  const copy: MessageAction[] = text === '' ? ['reply'] : ['reply', 'copy'];
  if (sender !== 'visitor' || isSample || isInquiry) return copy;
  // The input cannot hold a business card.
  const change: MessageAction[] = card ? ['remove'] : ['edit', 'remove'];
  if (delivery === 'failed') return [...copy, 'retry', ...change];
  return delivery === 'saved' || delivery === 'queued' ? [...copy, ...change] : copy;
}

type Props = {
  message: Message;
  /** Name of the sender. */
  author: string;
  labels: ChatLabels['thread'];
  states: FormLabels['delivery'];
  /** True while the buttons of the message are shown. */
  isExpanded: boolean;
  onToggle: (id: string) => void;
  onAction: (action: MessageAction, message: Message) => void;
};

function Bubble({ message, author, labels, states, isExpanded, onToggle, onAction }: Props): ReactElement {
  const actions = getActions(message);
  const toggle = useRef<HTMLButtonElement>(null);
  const { at, card, delivery, files, isInquiry, number, quote, text } = message;
  if (message.sender === 'system') {
    return <p className="py-2 text-center text-fine text-muted">{text}</p>;
  }
  const isOwn = message.sender === 'visitor';
  return (
    <article
      data-message={message.id}
      aria-label={`${isOwn ? labels.own : author}, ${formatExactTime(at)}`}
      className={`group flex flex-col py-1.5 ${isOwn ? 'items-end' : 'items-start'}`}
    >
      <div className={`flex max-w-[min(34rem,88%)] items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
        <div
          className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 rounded-panel px-4 py-2.5 ${
            isOwn ? 'rounded-ee-[0.25rem] bg-sea text-sea-ink' : 'rounded-es-[0.25rem] border border-line bg-surface'
          }`}
        >
          {isInquiry && (
            <p className="text-fine font-semibold">
              {labels.inquiry}
              {number !== undefined && ` ${number}`}
            </p>
          )}
          {quote && (
            <blockquote className="border-s-2 border-current/50 ps-2.5 text-fine">
              <span className="block font-semibold">{quote.author}</span>
              <bdi className="line-clamp-2">{quote.text}</bdi>
            </blockquote>
          )}
          {files.map((file) => (
            <MessageFile key={file.id} file={file} labels={labels} />
          ))}
          {text !== '' && <MessageText text={text} />}
          {card && <CardLines card={card} />}
        </div>
        {actions.length > 0 && (
          <button
            ref={toggle}
            type="button"
            aria-expanded={isExpanded}
            aria-label={labels.actions}
            onClick={() => {
              onToggle(message.id);
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 hover:bg-line/60 pointer-coarse:opacity-100"
          >
            <Icon icon={Ellipsis} size={18} />
          </button>
        )}
      </div>
      {isExpanded && (
        <div role="group" aria-label={labels.actions} className="flex flex-wrap gap-1 pt-1">
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              onClick={() => {
                // The pressed button disappears. Actions that lead elsewhere move the focus on.
                toggle.current?.focus();
                onAction(action, message);
              }}
              className="min-h-11 rounded-full border border-line bg-surface px-4 text-small font-semibold hover:border-control"
            >
              {labels[action]}
            </button>
          ))}
        </div>
      )}
      <p className="flex items-center gap-1.5 px-1.5 pt-0.5 text-fine text-muted">
        <time dateTime={new Date(at).toISOString()} title={formatExactTime(at)}>
          {formatTime(at)}
        </time>
        {delivery !== undefined && (
          <>
            <Icon icon={STATE_ICONS[delivery]} size={14} className={delivery === 'failed' ? 'text-clay' : ''} />
            <span className={delivery === 'failed' ? 'font-semibold text-clay' : ''}>{states[delivery]}</span>
          </>
        )}
      </p>
      {DELIVERY_URL !== undefined && isOwn && !message.isSample && <ino-review data-record={message.id} />}
    </article>
  );
}

/** One message with its time and delivery state, and buttons to reply, copy, edit and delete. */
export const MessageBubble = memo(Bubble);
