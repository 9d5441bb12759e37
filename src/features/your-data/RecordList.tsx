import { DATE_LOCALE } from '@/lib/locales.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ROUTES } from '@/routes.ts';
import { formatMessage } from '@/lib/messages.ts';
import { DeliveryBadge, DeliveryStatus } from '@/forms/components/DeliveryStatus.tsx';
import { getResultPage } from '@/forms/model/next-pages.ts';
import { RecordSummary } from '@/forms/components/RecordSummary.tsx';
import { ConfirmButton } from '@/ui/dialog/ConfirmButton.tsx';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useShowMore } from '@/ui/show-more/use-show-more.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { mayBeAtInbox } from '@/storage/outbox/delivery-state.ts';
import { openUserData } from '@/storage/open.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { IslandLabels } from './labels.ts';

const formatTime = (at: number): string =>
  new Date(at).toLocaleString(DATE_LOCALE, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Subscribes to all records, newest first. */
const subscribeRecords: Subscribe<readonly StoredRecord[]> = (onChange, onError) =>
  subscribeLazily(openUserData, ({ records }) => records.watchList({}, onChange), onError);

/** Returns the URL fragment, empty until hydration. It changes on the open page when a notification names another record. */
function useHash(): string {
  const [hash, setHash] = useState('');
  useEffect(() => {
    const update = () => {
      setHash(location.hash);
    };
    update();
    addEventListener('hashchange', update);
    return () => {
      removeEventListener('hashchange', update);
    };
  }, []);
  return hash;
}

function RecordRow({
  record,
  isTarget,
  labels,
  onRemoved,
}: {
  record: StoredRecord;
  /** True when the URL fragment names the record, which is then expanded. */
  isTarget: boolean;
  labels: IslandLabels;
  /** @param next element that takes the focus when the record's button disappears */
  onRemoved: (next: HTMLElement | null) => void;
}): ReactElement {
  const [isOpened, setIsOpened] = useState(isTarget);
  const [wasTarget, setWasTarget] = useState(isTarget);
  if (isTarget !== wasTarget) {
    setWasTarget(isTarget);
    if (isTarget) setIsOpened(true);
  }
  const removeLabels = labels.device.inbox;
  const page = getResultPage(record.action);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTarget) row.current?.scrollIntoView();
  }, [isTarget]);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  /** @param isLocal leaves the copy of the inbox */
  const remove = async (isLocal: boolean) => {
    const neighbour = row.current?.nextElementSibling ?? row.current?.previousElementSibling;
    const next = neighbour?.querySelector('summary') ?? null;
    try {
      const { records } = await openUserData();
      // It may have been sent since it was shown.
      const sent = DELIVERY_URL === undefined || isLocal ? undefined : await records.removeUnsent(record.id);
      if (DELIVERY_URL !== undefined && sent) {
        const { eraseAtInbox } = await import('@/storage/reviews/personal-data.ts');
        if (!(await eraseAtInbox(DELIVERY_URL, sent))) {
          setUnconfirmed(true);
          return removeLabels.unconfirmed;
        }
      }
      await records.remove(record.id);
    } catch (error) {
      return labels.forms.storageErrors[getErrorCode(error)];
    }
    onRemoved(next);
    return undefined;
  };
  return (
    <li id={record.number} ref={row} className="scroll-mt-24 border-b border-line">
      <details
        open={isOpened}
        onToggle={(event) => {
          setIsOpened(event.currentTarget.open);
        }}
        className="group"
      >
        <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-1 py-3">
          <span className="min-w-0 grow">
            <span className="block font-semibold">{record.title}</span>
            <bdi className="text-fine text-muted">
              {record.number} ·&nbsp;{formatTime(record.at)}
              {record.about && ` ·\u00a0${record.about.name}`}
            </bdi>
          </span>
          {/* The expanded record below shows the full state. */}
          {!isOpened && <DeliveryBadge state={record.delivery.state} labels={labels.forms.delivery} />}
          {!isOpened && DELIVERY_URL !== undefined && <ino-review data-record={record.id} data-brief="" />}
          <Icon icon="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        {isOpened && (
          <div className="pb-5">
            <RecordSummary
              answers={record.answers}
              about={record.about}
              card={record.card}
              labels={labels.forms.record}
            />
            <div className="mt-4 flex flex-wrap items-center gap-2.5">
              <DeliveryStatus record={record} labels={labels.forms} />
              {DELIVERY_URL !== undefined && <ino-review data-record={record.id} />}
              {page && (
                <a href={ROUTES[page]} className={buttonClass('secondary')}>
                  {labels.device.records.page}
                </a>
              )}
              <ConfirmButton
                action={labels.device.records.remove}
                className={buttonClass('secondary', 'ms-auto')}
                labels={{
                  ...labels.device.records.removeDialog,
                  question: formatMessage(
                    DELIVERY_URL !== undefined && mayBeAtInbox(record)
                      ? removeLabels.everywhere
                      : labels.device.records.removeDialog.question,
                    { number: record.number },
                  ),
                }}
                onConfirm={() => remove(false)}
              />
              {isUnconfirmed && (
                <ConfirmButton
                  action={removeLabels.here}
                  className={buttonClass('secondary')}
                  labels={{ ...labels.device.records.removeDialog, question: removeLabels.hereQuestion }}
                  onConfirm={() => remove(true)}
                />
              )}
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

type Props = {
  labels: IslandLabels;
  /** Number of attempts to load the page: another one reads the records again if they could not be read. */
  attempt: number;
  /** Whether the page shows an error already. */
  isErrorShown: boolean;
  onRemoved: () => void;
};

/** Lists submitted and saved records, newest first. */
export function RecordList({ labels, attempt, isErrorShown, onRemoved }: Props): ReactElement {
  const [status, setStatus] = useState('');
  const { value: stored, error, isLoading, retry } = useStored(subscribeRecords);
  const [lastAttempt, setLastAttempt] = useState(attempt);
  if (attempt !== lastAttempt) {
    setLastAttempt(attempt);
    if (error !== undefined) retry();
  }
  const count = stored?.length ?? 0;
  // When the URL fragment names an older record, the list reaches to it.
  const hash = useHash();
  const target = stored?.findIndex(({ number }) => hash === `#${number}`) ?? -1;
  const { rootRef, limit, showMore, message } = useShowMore<HTMLDivElement>(count, labels.more, target + 1);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const { records } = labels.device;
  return (
    <div ref={rootRef}>
      {error !== undefined && !isErrorShown && (
        <Alert role="alert">{labels.forms.storageErrors[getErrorCode(error)]}</Alert>
      )}
      {stored?.length === 0 && <p className="max-w-measure text-muted">{records.empty}</p>}
      <ul aria-busy={isLoading}>
        {stored?.slice(0, limit).map((record, index) => (
          <RecordRow
            key={record.id}
            record={record}
            isTarget={index === target}
            labels={labels}
            onRemoved={(next) => {
              (next ?? statusRef.current)?.focus();
              setStatus(formatMessage(records.removed, { number: record.number }));
              onRemoved();
            }}
          />
        ))}
      </ul>
      {count > limit && (
        <button
          type="button"
          onClick={() => {
            setStatus('');
            showMore();
          }}
          className={buttonClass('secondary', 'mt-4')}
        >
          {labels.more.more}
        </button>
      )}
      <p ref={statusRef} role="status" tabIndex={-1} className="mt-2 text-small text-muted">
        {status || message}
      </p>
    </div>
  );
}
