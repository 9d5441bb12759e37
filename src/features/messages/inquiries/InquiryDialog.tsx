import { useEffect, useId, useRef, type ReactElement } from 'react';
import { DeliveryBadge } from '@/forms/components/DeliveryStatus.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getChatPath } from '@/routes.ts';
import { buttonClass } from '@/ui/button.ts';
import { formatExactTime } from '../chat-times.ts';
import { MessageText } from '../chat/MessageText.tsx';
import type { InquiryLabels } from '../labels.ts';
import type { Inquiry } from './inquiry.ts';

type Props = {
  inquiry: Inquiry;
  labels: InquiryLabels;
  states: FormLabels['delivery'];
  isSent: boolean;
  onArchive: () => void;
  onClose: () => void;
};

/** The full message of an inquiry in a dialog. */
export function InquiryDialog({ inquiry, labels, states, isSent, onArchive, onClose }: Props): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { message, name, isArchived } = inquiry;
  const { about, number, delivery, conversation } = message;
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface p-6 text-text"
    >
      <h2 id={id} className="text-title">
        <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <time dateTime={new Date(message.at).toISOString()}>{formatExactTime(message.at)}</time>
        {number !== undefined && <bdi>{formatMessage(labels.number, { number })}</bdi>}
        {delivery && <DeliveryBadge state={delivery} labels={states} />}
      </p>
      {about && (
        <p className="mt-3 text-small">
          <a href={about.path} className="inline-block py-2 font-semibold text-sea underline underline-offset-4">
            {formatMessage(labels.about, { subject: about.name })}
          </a>
        </p>
      )}
      <div className="mt-3 max-h-[40dvh] overflow-y-auto" tabIndex={0} role="region" aria-labelledby={id}>
        <MessageText text={message.text} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <a href={getChatPath(conversation, about && `${about.kind}:${about.id}`)} className={buttonClass('primary')}>
          {isSent ? labels.chat : labels.reply}
        </a>
        <button type="button" onClick={onArchive} className={buttonClass('secondary')}>
          {isArchived ? labels.restore : labels.archive}
        </button>
        <button type="button" onClick={() => dialog.current?.close()} className={buttonClass('secondary', 'ms-auto')}>
          {labels.close}
        </button>
      </div>
    </dialog>
  );
}
