import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { DeliveryBadge } from '@/forms/components/DeliveryStatus.tsx';
import { formatAge } from '@/lib/dates/age.ts';
import { formatMessage } from '@/lib/messages.ts';
import { getChatPath } from '@/routes.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { PartyAvatar } from '@/ui/PartyAvatar.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Archive, ArchiveRestore, IdCard } from '@/ui/icons/icons.ts';
import { formatExactTime } from '../chat-times.ts';
import { MessageText } from '../chat/MessageText.tsx';
import type { InquiryLabels } from '../labels.ts';
import { InquirySubject } from './InquirySubject.tsx';
import type { InquiryListProps } from './inquiry-list-props.ts';
import type { ShareCardProps } from './ShareCard.tsx';
import type { Inquiry } from './inquiry.ts';
import { useEmblem, usePreview } from './use-preview.ts';

/** Loaded when first opened: few visitors share their card. */
const ShareCard = createLazyComponent<ShareCardProps>(
  async () => (await import('./ShareCard.tsx')).ShareCard,
  () => <div aria-busy="true" className="min-h-20" />,
  ({ forms }) => <Alert role="alert">{forms.loadError.text}</Alert>,
);

type Props = {
  inquiry: Inquiry;
  labels: InquiryLabels;
  isSent: boolean;
  now: Date | undefined;
  onArchive: () => void;
  onClose: () => void;
} & Pick<InquiryListProps, 'forms' | 'fields' | 'previews'>;

/** The full message of an inquiry in a dialog. */
export function InquiryDialog({
  inquiry,
  labels,
  forms,
  fields,
  previews,
  isSent,
  now,
  onArchive,
  onClose,
}: Props): ReactElement {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSharing, setIsSharing] = useState(false);
  const { message, name, isArchived } = inquiry;
  const { about, number, delivery, conversation } = message;
  const preview = usePreview(message, previews);
  const emblem = useEmblem(inquiry);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-panel border border-line bg-surface text-text max-tablet:mb-0 max-tablet:w-full max-tablet:max-w-full max-tablet:rounded-b-none"
    >
      <header className="flex items-center gap-3.5 border-b border-line p-4 tablet:px-6">
        <PartyAvatar of={name} picture={emblem} />
        <div className="min-w-0 grow">
          <h2 id={id} className="font-text text-body font-semibold">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-fine text-muted">{now && formatAge(message.at, now.getTime())}</p>
        </div>
        <button
          type="button"
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
        >
          <Icon icon="x" />
        </button>
      </header>
      <div className="max-h-[50dvh] overflow-y-auto p-4 tablet:px-6" tabIndex={0} role="region" aria-labelledby={id}>
        {about && <InquirySubject subject={about} preview={preview} labels={labels} />}
        <MessageText text={message.text} />
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
          {number !== undefined && <bdi>{formatMessage(labels.number, { number })}</bdi>}
          <time dateTime={new Date(message.at).toISOString()}>{formatExactTime(message.at)}</time>
          {delivery && <DeliveryBadge state={delivery} labels={forms.delivery} />}
          {DELIVERY_URL !== undefined && isSent && <ino-review data-record={message.id} />}
        </p>
        {isSharing && <ShareCard inquiry={inquiry} labels={labels} forms={forms} fields={fields} />}
      </div>
      <footer className="flex flex-wrap gap-2.5 border-t border-line bg-page p-4 tablet:px-6">
        <a
          href={getChatPath(conversation, about && `${about.kind}:${about.id}`)}
          className={buttonClass('primary', 'max-tablet:grow')}
        >
          <Icon icon="chat" size={18} />
          {isSent ? labels.chat : labels.reply}
        </a>
        {conversation !== '' && (
          <button
            type="button"
            aria-expanded={isSharing}
            onClick={() => {
              setIsSharing(!isSharing);
            }}
            className={buttonClass('secondary', 'max-tablet:grow')}
          >
            <Icon icon={IdCard} size={18} />
            {labels.shareCard}
          </button>
        )}
        <button type="button" onClick={onArchive} className={buttonClass('secondary', 'ms-auto max-tablet:grow')}>
          <Icon icon={isArchived ? ArchiveRestore : Archive} size={18} />
          {isArchived ? labels.restore : labels.archive}
        </button>
      </footer>
    </dialog>
  );
}
