import { useMemo, useRef, useState, type ReactElement } from 'react';
import { DeliveryBadge } from '@/forms/components/DeliveryStatus.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatAge } from '@/lib/dates/age.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { Avatar } from '@/ui/Avatar.tsx';
import { buttonClass } from '@/ui/button.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { formatMessageDate } from '../chat-times.ts';
import type { InquiryListProps } from './inquiry-list-props.ts';
import type { InquiryLabels } from '../labels.ts';
import { archiveInquiry, markInquiryRead, restoreInquiry } from './inquiry-storage.ts';
import { filterInquiries, INQUIRY_FILTERS, type Inquiry, type InquiryFilter } from './inquiry.ts';
import { InquiryDialog } from './InquiryDialog.tsx';
import { useNow } from '../use-now.ts';
import { useInquiries } from './use-inquiries.ts';

function Row({
  inquiry,
  labels,
  states,
  now,
  onView,
}: {
  inquiry: Inquiry;
  labels: InquiryLabels;
  states: FormLabels['delivery'];
  now: Date | undefined;
  onView: () => void;
}): ReactElement {
  const { message, name, isUnread } = inquiry;
  return (
    <li data-inquiry={message.id} className="flex gap-3.5 border-b border-line py-4">
      <Avatar of={name} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <bdi className="font-semibold">{name}</bdi>
          {isUnread && (
            <span className="rounded-full bg-clay-soft px-2.5 text-fine font-semibold text-clay">{labels.unread}</span>
          )}
          <time dateTime={new Date(message.at).toISOString()} className="ms-auto text-fine text-muted">
            {now === undefined ? formatMessageDate(message.at) : formatAge(message.at, now.getTime())}
          </time>
        </p>
        {/* Without scripts there is no dialog, so the whole message is shown. */}
        <p dir="auto" className={`wrap-anywhere scripting:line-clamp-1 ${isUnread ? 'font-semibold' : 'text-muted'}`}>
          {message.text}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {message.about && (
            <a href={message.about.path} className="py-2 text-small text-sea underline underline-offset-4">
              {message.about.name}
            </a>
          )}
          {message.delivery && <DeliveryBadge state={message.delivery} labels={states} />}
          <button
            type="button"
            disabled={now === undefined}
            aria-label={formatMessage(labels.viewOf, { name })}
            onClick={onView}
            className={buttonClass('secondary', 'ms-auto hidden scripting:inline-flex')}
          >
            {labels.view}
          </button>
        </p>
      </div>
    </li>
  );
}

function InquiryListInside(props: InquiryListProps): ReactElement {
  const { labels, forms, isSent, emptyPath } = props;
  const inquiries = useInquiries(props);
  const [filter, setFilter] = useState<InquiryFilter>('inbox');
  const [query, setQuery] = useState('');
  const [openId, setOpenId] = useState('');
  const [archived, setArchived] = useState<{ id: string; isArchived: boolean }>();
  const [error, setError] = useState<StorageErrorCode>();
  const now = useNow();
  const status = useRef<HTMLParagraphElement>(null);
  const shown = useMemo(() => filterInquiries(inquiries, filter, query), [inquiries, filter, query]);
  const open = inquiries.find(({ message }) => message.id === openId);
  const text = labels[isSent ? 'sent' : 'received'];
  const filters = INQUIRY_FILTERS.filter((name) => name !== 'unreadOnly' || !isSent);

  const view = ({ message }: Inquiry) => {
    setOpenId(message.id);
    // If storage fails, the inquiry stays unread.
    if (!isSent) cannotReject(markInquiryRead(message));
  };
  const changeArchived = async (messageId: string, isArchived: boolean) => {
    const code = await (isArchived ? archiveInquiry(messageId) : restoreInquiry(messageId));
    setError(code);
    if (code !== undefined) return;
    setArchived({ id: messageId, isArchived });
    // The row disappears, so the focus moves to the message about it.
    status.current?.focus();
  };

  let empty = '';
  if (shown.length === 0) {
    if (query.trim() !== '') empty = formatMessage(labels.noMatch, { query: query.trim() });
    else if (filter === 'archived') empty = labels.archivedEmpty;
    else empty = filter === 'unreadOnly' ? labels.unreadEmpty : text.empty;
  }
  return (
    <>
      <StorageAlert labels={forms.storageErrors} error={error} />
      <div className="hidden flex-wrap items-center gap-2.5 scripting:flex">
        <SearchField
          label={labels.search}
          value={query}
          onChange={setQuery}
          disabled={!now}
          className="min-w-56 grow"
        />
        {filters.map((name) => (
          <button
            key={name}
            type="button"
            disabled={!now}
            aria-pressed={filter === name}
            onClick={() => {
              setFilter(name);
            }}
            className={buttonClass(
              'secondary',
              'aria-pressed:border-sea aria-pressed:bg-sea-soft aria-pressed:text-sea',
            )}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-3 flex min-h-11 flex-wrap items-center gap-3 text-small text-muted"
      >
        {archived
          ? labels[archived.isArchived ? 'isArchived' : 'isRestored']
          : formatPlural(labels.count, shown.length)}
        {archived && (
          <button
            type="button"
            onClick={() => {
              // `changeArchived` shows its errors.
              cannotReject(changeArchived(archived.id, !archived.isArchived));
            }}
            className="min-h-11 font-semibold text-sea underline underline-offset-4"
          >
            {labels.undo}
          </button>
        )}
      </p>
      {empty !== '' && (
        <div className="py-6">
          <p className="max-w-measure text-muted">{empty}</p>
          {empty === text.empty && (
            <a href={emptyPath} className={buttonClass('primary', 'mt-4')}>
              {text.emptyLink}
            </a>
          )}
        </div>
      )}
      <ul className="border-t border-line empty:hidden">
        {shown.map((inquiry) => (
          <Row
            key={inquiry.message.id}
            inquiry={inquiry}
            labels={labels}
            states={forms.delivery}
            now={now}
            onView={() => {
              setArchived(undefined);
              view(inquiry);
            }}
          />
        ))}
      </ul>
      {open && (
        <InquiryDialog
          key={openId}
          inquiry={open}
          labels={labels}
          states={forms.delivery}
          isSent={isSent}
          onArchive={() => {
            setOpenId('');
            // `changeArchived` shows its errors.
            cannotReject(changeArchived(open.message.id, !open.isArchived));
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
export const InquiryList = withBoundary(InquiryListInside);
