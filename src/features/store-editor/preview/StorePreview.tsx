import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { RecordNotice } from '@/forms/components/RecordNotice.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { ActionName } from '@/forms/model/actions.ts';
import { undoRecord } from '@/forms/model/record-storage.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openIfStored, subscribeLazily } from '@/storage/observe.ts';
import { openUserData } from '@/storage/open.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { useStored, type Subscribe } from '@/storage/use-stored.ts';
import { buttonClass } from '@/ui/button.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getFormValues } from './form-values.ts';
import { PreviewContact } from './PreviewContact.tsx';
import { PreviewContent } from './PreviewContent.tsx';
import { PreviewHeader, type PreviewPartProps } from './PreviewHeader.tsx';

const ACTION: ActionName = 'publishStore';

/** Subscribes to the latest publication; null when there is none. */
const subscribeStore: Subscribe<StoredRecord | null> = (onChange, onError) =>
  subscribeLazily(
    openIfStored(openUserData),
    ({ records }) =>
      records.watchList({ action: ACTION, limit: 1 }, ([record]) => {
        onChange(record ?? null);
      }),
    onError,
  );

type Props = Omit<PreviewPartProps, 'items'> & {
  /** What the form says after it was submitted. */
  confirmation: { title: string; text: string };
  formLabels: DeliveryLabels;
  /** The head of the page while no store is shown. */
  head?: ReactNode;
  /** The visitor's own products. */
  children?: ReactNode;
};

function StorePreviewIsland({ formLabels, confirmation, head, children, ...props }: Props): ReactElement {
  const { value: record, error } = useStored(subscribeStore);
  const isHydrated = useHydrated();
  const items = useMemo(() => getFormValues(record?.answers ?? []), [record]);
  const { labels, editorPath } = props;
  const alert = (
    <StorageAlert labels={formLabels.storageErrors} error={error === undefined ? undefined : getErrorCode(error)} />
  );
  if (!record) {
    const isMissing = isHydrated && (record === null || !hasStoredData());
    return (
      <>
        {alert}
        {/* The island hydrates when its first element with a box comes near, and a slot has none. */}
        <div>{head}</div>
        {isMissing && (
          <div className={EMPTY_STATE_CLASS}>
            <div>
              <h2>{labels.notPublished.title}</h2>
              <p>{labels.notPublished.text}</p>
              <a href={editorPath} className={buttonClass('primary', 'mt-4')}>
                <Icon icon="store" size={18} />
                {labels.notPublished.action}
              </a>
            </div>
          </div>
        )}
      </>
    );
  }
  const partProps = { ...props, items };
  return (
    <>
      {alert}
      <RecordNotice
        record={record}
        labels={formLabels}
        isPrintable
        undo={({ id }) => undoRecord(id)}
        onUndone={() => {
          // The values are a draft again, which the editor shows.
          location.assign(editorPath);
        }}
        className="mb-5"
      >
        <p className="font-semibold">{confirmation.title}</p>
        <p className="mt-0.5 max-w-measure text-small text-muted">{confirmation.text}</p>
      </RecordNotice>
      <PreviewHeader {...partProps} />
      <div className="mt-8 grid gap-8 wide:grid-cols-[minmax(0,1fr)_20rem] wide:gap-10">
        <PreviewContent {...partProps}>{children}</PreviewContent>
        <PreviewContact {...partProps} />
      </div>
    </>
  );
}

/** The latest published own store, as its page would look. It follows changes in storage. */
export const StorePreview = withBoundary(StorePreviewIsland);
