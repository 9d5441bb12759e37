import { Download, Upload } from '@/ui/icons/icons.ts';
import { useRef, useState, type ReactElement } from 'react';
import { toDay } from '@/lib/dates/days.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { buttonClass } from '@/ui/button.ts';
import { download } from '@/ui/download.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { YourDataLabels, IslandLabels } from './labels.ts';

const getExportFileName = (): string => `ino-${toDay(new Date())}.json`;

type Status = { isSuccess: boolean; text: string };

type Props = {
  labels: YourDataLabels['transfer'];
  inbox: YourDataLabels['inbox'];
  storageErrors: IslandLabels['forms']['storageErrors'];
  onExported: () => void;
  onImported: () => void;
};

/** Exports all stored data to a file, and imports such a file. */
export function Transfer({ labels, inbox, storageErrors, onExported, onImported }: Props): ReactElement {
  const [status, setStatus] = useState<Status>();
  const isHydrated = useHydrated();
  const isExporting = useRef(false);
  const isExportingFromServer = useRef(false);

  const exportAll = async () => {
    // Another press while the code is loading would download a second file.
    if (isExporting.current) return;
    isExporting.current = true;
    setStatus({ isSuccess: true, text: labels.working });
    try {
      const [{ exportData }, { database }] = await Promise.all([import('@/storage/transfer/export.ts'), openStorage()]);
      download(await exportData(database), getExportFileName());
      setStatus(undefined);
      onExported();
    } catch (error) {
      setStatus({ isSuccess: false, text: storageErrors[getErrorCode(error)] });
    }
    isExporting.current = false;
  };
  const exportFromServer = async () => {
    // Never twice in parallel: the server may ask to wait for minutes.
    if (DELIVERY_URL === undefined || isExportingFromServer.current) return;
    isExportingFromServer.current = true;
    setStatus({ isSuccess: true, text: inbox.exporting });
    try {
      const [{ exportFromInbox }, { records }] = await Promise.all([
        import('@/storage/reviews/personal-data.ts'),
        openUserData(),
      ]);
      const file = await exportFromInbox(DELIVERY_URL, await records.list());
      if (file) download(file, `server-${getExportFileName()}`);
      setStatus(file ? undefined : { isSuccess: false, text: inbox.notExported });
    } catch (error) {
      setStatus({ isSuccess: false, text: storageErrors[getErrorCode(error)] });
    }
    isExportingFromServer.current = false;
  };
  const importAll = async (file: File) => {
    setStatus({ isSuccess: true, text: labels.working });
    try {
      const [{ importData }, { formatKeptSettings }, { database }] = await Promise.all([
        import('@/storage/transfer/import.ts'),
        import('./kept-settings.ts'),
        openStorage(),
      ]);
      const result = await importData(database, file);
      if ('refused' in result) {
        setStatus({ isSuccess: false, text: labels[result.refused] });
        return;
      }
      const count = Object.values(result.added).reduce((sum, rows) => sum + rows, 0);
      onImported();
      const texts = [
        formatPlural(labels.imported, count),
        result.replacedDrafts > 0 && formatPlural(labels.replacedDrafts, result.replacedDrafts),
        formatKeptSettings(result.kept, labels),
      ];
      setStatus({ isSuccess: true, text: texts.filter(Boolean).join(' ') });
    } catch (error) {
      setStatus({ isSuccess: false, text: storageErrors[getErrorCode(error)] });
    }
  };

  return (
    <>
      <p className="max-w-measure text-muted">{labels.text}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <button
          type="button"
          // Disabled until hydration, because an earlier press would do nothing.
          disabled={!isHydrated}
          onClick={() => {
            // Errors are shown below.
            reportRejection(exportAll());
          }}
          className={buttonClass('primary')}
        >
          <Icon icon={Download} size={18} />
          {labels.export}
        </button>
        {DELIVERY_URL !== undefined && (
          <button
            type="button"
            disabled={!isHydrated}
            onClick={() => {
              // Errors are shown below.
              reportRejection(exportFromServer());
            }}
            className={buttonClass('secondary')}
          >
            <Icon icon={Download} size={18} />
            {inbox.export}
          </button>
        )}
        <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
          <Icon icon={Upload} size={18} />
          {labels.import}
          <input
            type="file"
            // Disabled until hydration, because a file chosen earlier would be lost.
            disabled={!isHydrated}
            accept="application/json,.json"
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              // Errors are shown below.
              if (file) reportRejection(importAll(file));
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p role="status" className={`mt-3 text-small ${status?.isSuccess === false ? 'text-clay' : 'text-palm'}`}>
        {status?.text}
      </p>
    </>
  );
}
