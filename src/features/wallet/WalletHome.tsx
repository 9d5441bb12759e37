import { useState, type ReactElement, type ReactNode } from 'react';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMoney } from '@/lib/money.ts';
import type { StorageErrorCode } from '@/storage/errors/storage-error.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { BalancePattern } from './BalancePattern.tsx';
import type { WalletLabels } from './labels.ts';
import { getBalance, getPoints } from './ledger/sums.ts';
import { TransactionTable } from './transactions/TransactionTable.tsx';
import { getTransactions } from './transactions/view.ts';
import { useLedger } from './use-ledger.ts';

type Props = {
  labels: { home: Pick<WalletLabels['home'], 'balance' | 'negative' | 'points'> } & Pick<WalletLabels, 'transactions'>;
  storageErrors: FormLabels['storageErrors'];
  opening: readonly LedgerEntry[];
  /** Path of a receipt up to the transaction id. */
  receiptPath: string;
  /** HTML below the balance and beside the points, as slots of the page: it needs no scripts. */
  actions?: ReactNode;
  rewards?: ReactNode;
};

function WalletHomeIsland(props: Props): ReactElement {
  const {
    labels: { home, transactions },
    storageErrors,
    opening,
    receiptPath,
    actions,
    rewards,
  } = props;
  const { entries, isLoaded } = useLedger(opening);
  const balance = getBalance(entries);
  const [exportError, setExportError] = useState<StorageErrorCode>();
  return (
    <div className="figures" aria-busy={!isLoaded}>
      <StorageAlert labels={storageErrors} error={exportError} />
      <div className="grid gap-4 medium:grid-cols-[3fr_2fr]">
        <section
          aria-label={home.balance}
          className="relative overflow-hidden rounded-panel bg-sea-deep p-6 text-sea-deep-ink tablet:p-7"
        >
          <BalancePattern />
          <p className="relative text-small">{home.balance}</p>
          <p className="display relative text-hero tabular-nums">{formatMoney(balance)}</p>
          {balance < 0 && <p className="relative mt-2 max-w-measure text-small">{home.negative}</p>}
          {actions}
        </section>
        <section aria-label={home.points} className="card relative p-6">
          <p className="pe-14 text-small text-muted">{home.points}</p>
          <p className="display text-title tabular-nums">{getPoints(entries)}</p>
          {rewards}
        </section>
      </div>
      <section aria-labelledby="transactions" className="mt-10">
        <h2 id="transactions" className="mb-3 text-title">
          {transactions.heading}
        </h2>
        <TransactionTable
          entries={getTransactions(entries)}
          isLoaded={isLoaded}
          labels={transactions}
          receiptPath={receiptPath}
          onExport={setExportError}
        />
      </section>
    </div>
  );
}

/** Balance, points and transactions. The HTML of the build shows the opening entries. */
export const WalletHome = withBoundary(WalletHomeIsland);
