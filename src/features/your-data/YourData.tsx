import { useEffect, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { openStorage } from '@/storage/open.ts';
import type { Usage } from '@/storage/usage.ts';
import { ClearData } from './ClearData.tsx';
import { StorageUsageTable } from './StorageUsageTable.tsx';
import { RecordList } from './RecordList.tsx';
import { Transfer } from './Transfer.tsx';
import type { IslandLabels } from './labels.ts';

const COLUMNS = 'grid items-start gap-10 wide:grid-cols-[minmax(0,1fr)_22rem]';
const COLUMN = 'grid min-w-0 gap-10';

function YourDataIsland({ labels }: { labels: IslandLabels }): ReactElement {
  const [usage, setUsage] = useState<Usage>();
  const [error, setError] = useState<StorageErrorCode>();
  const [eraseError, setEraseError] = useState<StorageErrorCode>();
  const [refreshCount, setRefreshCount] = useState(0);
  const [erased, setErased] = useState(0);
  const [imported, setImported] = useState(0);
  const refreshUsage = () => {
    setRefreshCount((times) => times + 1);
  };

  useEffect(() => {
    let isMounted = true;
    const loadUsage = async () => {
      try {
        const [{ getStorageUsage }, { database }] = await Promise.all([import('@/storage/usage.ts'), openStorage()]);
        const found = await getStorageUsage(database);
        if (!isMounted) return;
        setUsage(found);
        setError(undefined);
      } catch (error) {
        if (isMounted) setError(getErrorCode(error));
      }
    };
    // Errors are shown above.
    reportRejection(loadUsage());
    return () => {
      isMounted = false;
    };
  }, [refreshCount]);

  // What could not be loaded without a network is loaded when it is back.
  useEffect(() => {
    addEventListener('online', refreshUsage);
    return () => {
      removeEventListener('online', refreshUsage);
    };
  }, []);

  const eraseUnreadable = async () => {
    try {
      const [{ clearUnreadable }, { database }] = await Promise.all([import('@/storage/clear-data.ts'), openStorage()]);
      await clearUnreadable(database);
      setEraseError(undefined);
      refreshUsage();
    } catch (error) {
      setEraseError(getErrorCode(error));
    }
  };

  const { usage: usageLabels, records, transfer, erase } = labels.device;
  return (
    <>
      <StorageAlert labels={labels.forms.storageErrors} error={error} />
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <section aria-labelledby="records">
            <h2 id="records" className="mb-3 text-title">
              {records.heading}
            </h2>
            <RecordList
              key={`records ${erased}`}
              labels={labels}
              attempt={refreshCount}
              isErrorShown={error !== undefined}
              onRemoved={refreshUsage}
            />
          </section>
          <section aria-labelledby="stored-data">
            <h2 id="stored-data" className="mb-3 text-title">
              {usageLabels.heading}
            </h2>
            <StorageUsageTable
              usage={usage}
              labels={usageLabels}
              failure={eraseError && labels.forms.storageErrors[eraseError]}
              onEraseUnreadable={() => {
                // Errors are shown in the table.
                reportRejection(eraseUnreadable());
              }}
            />
          </section>
        </div>
        <div className={COLUMN}>
          <section aria-labelledby="transfer">
            <h2 id="transfer" className="mb-3 text-title">
              {transfer.heading}
            </h2>
            <Transfer
              key={`transfer ${erased}`}
              labels={transfer}
              inbox={labels.device.inbox}
              storageErrors={labels.forms.storageErrors}
              onExported={refreshUsage}
              onImported={() => {
                // The message that everything is erased is outdated.
                setImported((times) => times + 1);
                refreshUsage();
              }}
            />
          </section>
          <section aria-labelledby="erase">
            <h2 id="erase" className="mb-3 text-title">
              {erase.heading}
            </h2>
            <ClearData
              key={`erase ${imported}`}
              labels={erase}
              working={transfer.working}
              storageErrors={labels.forms.storageErrors}
              onErased={() => {
                // Messages about deleted data are outdated.
                setErased((times) => times + 1);
                refreshUsage();
              }}
            />
          </section>
        </div>
      </div>
    </>
  );
}

/** The page “Your data”: records, storage usage, export, import and deletion. */
export const YourData = withBoundary(YourDataIsland);
