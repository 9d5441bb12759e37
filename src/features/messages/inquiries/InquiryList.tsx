import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { DeliveryBadge } from '@/forms/components/DeliveryStatus.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatAge } from '@/lib/dates/age.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { ROUTES } from '@/routes.ts';
import { getErrorCode, ignoreStorageError, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { PartyAvatar } from '@/ui/PartyAvatar.tsx';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Archive, ArchiveRestore } from '@/ui/icons/icons.ts';
import { SearchField } from '@/ui/SearchField.tsx';
import { formatMessageDate } from '../chat-times.ts';
import type { InquiryListProps } from './inquiry-list-props.ts';
import type { InquiryLabels } from '../labels.ts';
import { archiveInquiry, markInquiryRead, restoreInquiry } from './inquiry-storage.ts';
import {
  filterInquiries,
  RECEIVED_FILTERS,
  SENT_FILTERS,
  type Inquiry,
  type InquiryFilter,
  type ProductPreviews,
} from './inquiry.ts';
import { InquiryDialog } from './InquiryDialog.tsx';
import { useNow } from '../use-now.ts';
import { PreviewPicture } from './PreviewPicture.tsx';
import { useInquiries } from './use-inquiries.ts';
import { useEmblem, usePreview } from './use-preview.ts';

type RowProps = {
  inquiry: Inquiry;
  previews: ProductPreviews;
  labels: InquiryLabels;
  /** Names of the buttons, which say who sent the message. */
  names: Pick<InquiryLabels['sent'], 'viewOf' | 'archiveOf' | 'restoreOf'>;
  states: FormLabels['delivery'];
  now: Date | undefined;
  onView: () => void;
  onArchive: () => void;
};

function Row({ inquiry, previews, labels, names, states, now, onView, onArchive }: RowProps): ReactElement {
  const { message, name, isUnread, isAnswered, isArchived } = inquiry;
  const { about, at, delivery, text } = message;
  const preview = usePreview(message, previews);
  const emblem = useEmblem(inquiry);
  return (
    <li
      data-inquiry={message.id}
      className="flex flex-wrap gap-x-4 border-b border-line px-4 py-3.5 last:border-0 tablet:px-5"
    >
      <PartyAvatar of={name} picture={emblem} />
      <div className="min-w-0 grow basis-40 gap-x-5 broad:flex broad:items-center">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
            {isUnread && (
              <span className="rounded-full bg-clay-soft px-2.5 text-fine font-semibold text-clay">
                {labels.unread}
              </span>
            )}
          </p>
          {/* Without scripts there is no dialog, so the whole message is shown. */}
          <p dir="auto" className={`wrap-anywhere scripting:line-clamp-1 ${isUnread ? 'font-semibold' : 'text-muted'}`}>
            {text}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {about && (
              <a
                href={about.path}
                className="inline-flex min-h-11 items-center text-small text-sea underline underline-offset-4"
              >
                <bdi className="wrap-anywhere">{about.name}</bdi>
              </a>
            )}
            {isAnswered ? (
              <span className="inline-flex min-h-7 items-center gap-1.5 rounded-full bg-palm-soft px-3 text-small text-palm">
                <Icon icon="chat" size={14} />
                {labels.answered}
              </span>
            ) : (
              delivery && <DeliveryBadge state={delivery} labels={states} />
            )}
            {DELIVERY_URL !== undefined && !message.isSample && <ino-review data-record={message.id} data-brief="" />}
          </p>
        </div>
        {preview && <PreviewPicture preview={preview} size={44} className="size-11 max-broad:hidden" />}
        <p className="flex shrink-0 flex-wrap items-center gap-x-4">
          <time
            dateTime={new Date(at).toISOString()}
            className="text-fine text-muted max-broad:order-1 max-broad:ms-auto"
          >
            {now === undefined ? formatMessageDate(at) : formatAge(at, now.getTime())}
          </time>
          <button
            type="button"
            disabled={now === undefined}
            aria-label={formatMessage(names.viewOf, { name })}
            onClick={onView}
            className="hidden min-h-11 text-start text-small font-semibold text-sea hover:underline scripting:block"
          >
            {labels.view}
          </button>
          <button
            type="button"
            disabled={now === undefined}
            aria-label={formatMessage(isArchived ? names.restoreOf : names.archiveOf, { name })}
            onClick={onArchive}
            className="hidden size-11 place-items-center rounded-full hover:bg-sunken max-broad:order-1 scripting:grid"
          >
            <Icon icon={isArchived ? ArchiveRestore : Archive} size={19} />
          </button>
        </p>
      </div>
    </li>
  );
}

function InquiryListIsland(props: InquiryListProps): ReactElement {
  const { labels, forms, fields, isSent, previews, emptyPath } = props;
  const { inquiries, isLoaded } = useInquiries(props);
  const [filter, setFilter] = useState<InquiryFilter>('inbox');
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState('');
  const [archived, setArchived] = useState<{ id: string; isArchived: boolean }>();
  const [error, setError] = useState<StorageErrorCode>();
  const now = useNow();
  const status = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The row with the pressed button has left the unread ones, because its inquiry is now read.
    if (wasOpen.current && openId === '' && document.activeElement === document.body) status.current?.focus();
    wasOpen.current = openId !== '';
  }, [openId]);
  const shown = useMemo(() => filterInquiries(inquiries, filter, query), [inquiries, filter, query]);
  const openInquiry = inquiries.find(({ message }) => message.id === openId);
  const text = labels[isSent ? 'sent' : 'received'];
  const filters = isSent ? SENT_FILTERS : RECEIVED_FILTERS;

  const view = ({ message }: Inquiry) => {
    setOpenId(message.id);
    // If storage fails, the inquiry stays unread.
    if (!isSent) markInquiryRead(message).catch(ignoreStorageError);
  };
  const changeArchived = async (messageId: string, isArchived: boolean) => {
    try {
      await (isArchived ? archiveInquiry(messageId) : restoreInquiry(messageId));
      setError(undefined);
    } catch (error) {
      setError(getErrorCode(error));
      return;
    }
    setArchived({ id: messageId, isArchived });
    // The row disappears, so the focus moves to the message about it.
    status.current?.focus();
  };

  const emptyTexts: Record<InquiryFilter, string> = {
    inbox: inquiries.length === 0 ? text.empty : labels.allArchived,
    unreadOnly: labels.unreadEmpty,
    answered: labels.answeredEmpty,
    waiting: labels.waitingEmpty,
    archived: labels.archivedEmpty,
  };
  let empty = '';
  if (isLoaded && shown.length === 0) {
    empty = query.trim() === '' ? emptyTexts[filter] : formatMessage(labels.noMatch, { query: query.trim() });
  }
  return (
    <>
      <StorageAlert labels={forms.storageErrors} error={error} />
      <div className="hidden flex-wrap items-center gap-2.5 scripting:flex">
        <SearchField
          label={labels.search}
          value={query}
          onChange={(value) => {
            setQuery(value);
            setArchived(undefined);
          }}
          disabled={!now}
          className="basis-72 grow"
        />
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            disabled={!now}
            aria-pressed={filter === name}
            onClick={() => {
              setFilter(name);
              setArchived(undefined);
            }}
            className={buttonClass(
              'secondary',
              'aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea',
            )}
          >
            {labels[name]} <span className="tabular-nums">{filterInquiries(inquiries, name, '').length}</span>
          </button>
        ))}
        <a
          href={ROUTES[isSent ? 'inquiriesReceived' : 'inquiriesSent']}
          className="ms-auto inline-flex min-h-11 items-center gap-2 text-small font-semibold text-sea hover:underline"
        >
          {labels[isSent ? 'received' : 'sent'].title}
          <Icon icon="arrow-right" size={17} className="rtl:-scale-x-100" />
        </a>
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-3 text-small text-muted">
        <p ref={status} role="status" tabIndex={-1}>
          {archived
            ? labels[archived.isArchived ? 'isArchived' : 'isRestored']
            : formatPlural(labels.count, shown.length)}
        </p>
        {archived && (
          <button
            type="button"
            onClick={() => {
              // `changeArchived` shows its errors.
              reportRejection(changeArchived(archived.id, !archived.isArchived));
            }}
            className="min-h-11 font-semibold text-sea underline underline-offset-4"
          >
            {labels.undo}
          </button>
        )}
      </div>
      {empty !== '' && (
        <div className={EMPTY_STATE_CLASS}>
          <div>
            <p>{empty}</p>
            {empty === text.empty && (
              <a href={emptyPath} className={buttonClass('primary', 'mt-4')}>
                {text.emptyLink}
              </a>
            )}
          </div>
        </div>
      )}
      {!isLoaded && shown.length === 0 && <div aria-busy="true" className="min-h-48" />}
      <ul className="rounded-panel border border-line bg-surface empty:hidden">
        {shown.map((inquiry) => (
          <Row
            key={inquiry.message.id}
            inquiry={inquiry}
            previews={previews}
            labels={labels}
            names={text}
            states={forms.delivery}
            now={now}
            onView={() => {
              setArchived(undefined);
              view(inquiry);
            }}
            onArchive={() => {
              // `changeArchived` shows its errors.
              reportRejection(changeArchived(inquiry.message.id, !inquiry.isArchived));
            }}
          />
        ))}
      </ul>
      {openInquiry && (
        <InquiryDialog
          key={openId}
          inquiry={openInquiry}
          labels={labels}
          forms={forms}
          fields={fields}
          previews={previews}
          isSent={isSent}
          now={now}
          onArchive={() => {
            setOpenId('');
            // `changeArchived` shows its errors.
            reportRejection(changeArchived(openInquiry.message.id, !openInquiry.isArchived));
          }}
          onClose={() => {
            setOpenId('');
          }}
        />
      )}
    </>
  );
}

/** Inquiries with a search field, filters, and the full message in a dialog. */
export const InquiryList = withBoundary(InquiryListIsland);
