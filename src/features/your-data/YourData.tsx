import { useEffect, useState, type ReactElement } from 'react';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import { toResult } from '@/storage/to-result.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { openStorage } from '@/storage/open.ts';
import type { Usage } from '@/storage/usage.ts';
import { ClearData } from './ClearData.tsx';
import { StorageUsageTable } from './StorageUsageTable.tsx';
import { RecordList } from './RecordList.tsx';
import { Transfer } from './Transfer.tsx';
import type { Words } from './labels.ts';

const SECTION = 'mt-10';

function YourDataInside({ labels }: { labels: Words }): ReactElement {
  const [usage, setUsage] = useState<Usage>();
  const [fault, setFault] = useState<StorageErrorCode>();
  const [unerased, setUnerased] = useState<StorageErrorCode>();
  const [asked, setAsked] = useState(0);
  const [erased, setErased] = useState(0);
  const askAgain = () => {
    setAsked((times) => times + 1);
  };

  useEffect(() => {
    let wanted = true;
    const count = async () => {
      const fault = await toResult(async () => {
        const [{ getStorageUsage }, { database }] = await Promise.all([import('@/storage/usage.ts'), openStorage()]);
        const found = await getStorageUsage(database);
        if (wanted) setUsage(found);
      });
      if (wanted) setFault(fault);
    };
    // Errors are shown above.
    cannotReject(count());
    return () => {
      wanted = false;
    };
  }, [asked]);

  const eraseUnreadable = async () => {
    setUnerased(
      await toResult(async () => {
        const [{ clearUnreadable: eraseThem }, { database }] = await Promise.all([
          import('@/storage/clear-data.ts'),
          openStorage(),
        ]);
        await eraseThem(database);
        askAgain();
      }),
    );
  };

  const { usage: usageLabels, records, transfer, erase } = labels.device;
  return (
    <>
      <StorageAlert labels={labels.forms.storageErrors} error={fault} />
      <section aria-labelledby="records">
        <h2 id="records" className="mb-3 text-title">
          {records.heading}
        </h2>
        <RecordList key={`records ${erased}`} labels={labels} />
      </section>
      <section aria-labelledby="kept" className={SECTION}>
        <h2 id="kept" className="mb-3 text-title">
          {usageLabels.heading}
        </h2>
        <StorageUsageTable
          usage={usage}
          labels={usageLabels}
          failure={unerased && labels.forms.storageErrors[unerased]}
          onEraseUnreadable={() => {
            // Errors are shown in the table.
            cannotReject(eraseUnreadable());
          }}
        />
      </section>
      <section aria-labelledby="take" className={SECTION}>
        <h2 id="take" className="mb-3 text-title">
          {transfer.heading}
        </h2>
        <Transfer key={`take ${erased}`} labels={transfer} faults={labels.forms.storageErrors} onImported={askAgain} />
      </section>
      <section aria-labelledby="erase" className={SECTION}>
        <h2 id="erase" className="mb-3 text-title">
          {erase.heading}
        </h2>
        <ClearData
          labels={erase}
          faults={labels.forms.storageErrors}
          onErased={() => {
            // Messages about deleted data are outdated.
            setErased((times) => times + 1);
            askAgain();
          }}
        />
      </section>
    </>
  );
}

/** The page “Your data”: records, storage usage, export, import and deletion. */
export const YourData = withBoundary(YourDataInside);
