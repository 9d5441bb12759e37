import { ArrowUpRight, Plus } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMoney } from '@/lib/money.ts';
import { ROUTES } from '@/routes.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { buttonClass } from '@/ui/button.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { BalancePattern } from './BalancePattern.tsx';
import type { WalletLabels } from './labels.ts';
import { getBalance, getPoints } from './ledger/sums.ts';
import { TransactionTable } from './transactions/TransactionTable.tsx';
import { getTransactions } from './transactions/view.ts';
import { useLedger } from './use-ledger.ts';

type Props = {
  labels: Pick<WalletLabels, 'home' | 'transactions'>;
  storageErrors: FormLabels['storageErrors'];
  opening: readonly LedgerEntry[];
};

function WalletHomeIsland({ labels: { home, transactions }, storageErrors, opening }: Props): ReactElement {
  const entries = useLedger(opening);
  const balance = getBalance(entries);
  return (
    <>
      <StorageAlert labels={storageErrors} error={undefined} />
      <div className="grid gap-4 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section
          aria-label={home.balance}
          className="relative overflow-hidden rounded-panel bg-sea-deep p-6 text-sea-deep-ink tablet:p-7"
        >
          <BalancePattern />
          <p className="relative text-small">{home.balance}</p>
          <p className="display relative text-hero tabular-nums">{formatMoney(balance)}</p>
          {balance < 0 && <p className="relative mt-2 max-w-measure text-small">{home.negative}</p>}
          <div className="relative mt-6 flex flex-wrap gap-2.5 print:hidden">
            <a href={ROUTES.addMoney} className={buttonClass('accent')}>
              <Icon icon={Plus} size={18} />
              {home.addMoney}
            </a>
            <a href={ROUTES.withdraw} className={buttonClass('onDeep')}>
              <Icon icon={ArrowUpRight} size={18} />
              {home.withdraw}
            </a>
          </div>
        </section>
        <section aria-label={home.points} className="rounded-panel border border-line bg-surface p-6">
          <p className="text-small text-muted">{home.points}</p>
          <p className="display text-title tabular-nums">{getPoints(entries)}</p>
          <p className="mt-2 text-small text-muted">{home.pointsText}</p>
          <a href={ROUTES.walletRewards} className={buttonClass('secondary', 'mt-4 print:hidden')}>
            {home.viewAll}
          </a>
        </section>
      </div>
      <section aria-labelledby="transactions" className="mt-10">
        <h2 id="transactions" className="mb-3 text-title">
          {transactions.heading}
        </h2>
        <TransactionTable entries={getTransactions(entries)} labels={transactions} />
      </section>
    </>
  );
}

/** Balance, points and transactions. The HTML of the build shows the opening entries. */
export const WalletHome = withBoundary(WalletHomeIsland);
