import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { Quote } from '../conversation.ts';
import type { ChatLabels } from '../labels.ts';

type Props = { quote: Quote; labels: ChatLabels['composer']; onRemove: () => void };

/** The message that the next one replies to, with a button that removes it. */
export const QuotePreview = ({ quote, labels, onRemove }: Props): ReactElement => (
  <div className="flex items-center gap-2 rounded-field border-s-2 border-sea bg-sunken ps-3 text-small">
    <p className="min-w-0 grow py-1.5">
      <span className="block font-semibold">{formatMessage(labels.replyTo, { name: quote.author })}</span>
      <bdi className="line-clamp-1 text-muted">{quote.text}</bdi>
    </p>
    <button
      type="button"
      aria-label={labels.removeQuote}
      onClick={onRemove}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line/60"
    >
      <Icon icon="x" size={18} />
    </button>
  </div>
);
