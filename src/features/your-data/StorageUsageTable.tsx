import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { buttonClass } from '@/ui/button.ts';
import { formatBytes } from '@/lib/bytes.ts';
import type { TableName } from '@/storage/schemas/table-schemas.ts';
import type { Usage } from '@/storage/usage.ts';
import type { YourDataLabels } from './labels.ts';

/** The tables in the order of the rows. An object, so that it does not compile when a table is missing. */
const ORDER: Record<TableName, true> = {
  records: true,
  drafts: true,
  files: true,
  posts: true,
  threads: true,
  campaigns: true,
  products: true,
  ledger: true,
  favourites: true,
  seen: true,
  searches: true,
  settings: true,
};

type Props = {
  usage: Usage | undefined;
  labels: YourDataLabels['usage'];
  /** Message why damaged entries could not be deleted. */
  failure: string | undefined;
  onEraseUnreadable: () => void;
};

/** Table of the storage used by each type of data. */
export function StorageUsageTable({ usage, labels, failure, onEraseUnreadable }: Props): ReactElement {
  const names = Object.keys(ORDER) as TableName[]; // `Object.keys` returns `string[]`
  const tables = names.map((name) => ({ name, ...usage?.tables[name] }));
  const rows = [...tables, ...(usage?.pages ? [{ name: 'pages' as const, unreadable: 0, ...usage.pages }] : [])];
  const sum = (of: (row: (typeof rows)[number]) => number | undefined) =>
    rows.reduce((total, row) => total + (of(row) ?? 0), 0);
  const damaged = sum(({ unreadable }) => unreadable);
  return (
    <>
      {/* Large text makes the table wider than a phone: it scrolls inside its frame. */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-labelledby="stored-data">
        <table className="w-full text-small tabular-nums" aria-busy={usage === undefined}>
          <thead>
            <tr className="border-b border-line text-start text-muted">
              <th scope="col" className="py-2 text-start font-normal">
                {labels.what}
              </th>
              <th scope="col" className="py-2 ps-5 text-end font-normal">
                {labels.count}
              </th>
              <th scope="col" className="py-2 ps-5 text-end font-normal">
                {labels.size}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count, bytes }) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-2.5 text-start font-normal">
                  {labels[name]}
                </th>
                <td className="py-2.5 ps-5 text-end whitespace-nowrap">{count ?? '–'}</td>
                <td className="py-2.5 ps-5 text-end whitespace-nowrap">
                  {bytes === undefined ? '–' : formatBytes(bytes)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-semibold">
              <th scope="row" className="py-2.5 text-start">
                {labels.total}
              </th>
              <td className="py-2.5 ps-5 text-end whitespace-nowrap">{usage ? sum(({ count }) => count) : '–'}</td>
              <td className="py-2.5 ps-5 text-end whitespace-nowrap">
                {usage ? formatBytes(sum(({ bytes }) => bytes)) : '–'}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {usage?.estimate && (
        <p className="mt-2 text-fine text-muted">
          {formatMessage(labels.quota, {
            used: formatBytes(usage.estimate.usage),
            quota: formatBytes(usage.estimate.quota),
          })}
        </p>
      )}
      {damaged > 0 && (
        <Alert
          className="mt-4"
          actions={
            <>
              <button type="button" onClick={onEraseUnreadable} className={buttonClass('secondary')}>
                {labels.eraseUnreadable}
              </button>
              {failure !== undefined && <span role="alert">{failure}</span>}
            </>
          }
        >
          {formatPlural(labels.unreadable, damaged)}
        </Alert>
      )}
    </>
  );
}
