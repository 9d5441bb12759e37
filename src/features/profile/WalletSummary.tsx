import { Plus } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { BalancePattern } from '@/features/wallet/BalancePattern.tsx';
import type { WalletLabels } from '@/features/wallet/labels.ts';
import { getBalance, getPoints } from '@/features/wallet/ledger/sums.ts';
import { formatMoney } from '@/lib/money.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { ROUTES } from '@/routes.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ProfileLabels } from './labels.ts';

type Props = {
  entries: readonly LedgerEntry[];
  /** False while the entries may be the samples of a visitor who has own ones. */
  isLoaded: boolean;
  labels: Pick<WalletLabels, 'practice'> & Pick<WalletLabels['home'], 'title' | 'balance' | 'addMoney'>;
  points: ProfileLabels['points'];
};

/** Balance and points of the wallet, with links to it. */
export const WalletSummary = ({ entries, isLoaded, labels, points }: Props): ReactElement => (
  <section
    aria-label={labels.title}
    aria-busy={!isLoaded}
    className="figures relative overflow-hidden rounded-panel bg-sea-deep p-6 text-sea-deep-ink"
  >
    <BalancePattern />
    <p className="relative text-small">{labels.balance}</p>
    <p className="display relative text-hero tabular-nums">{formatMoney(getBalance(entries))}</p>
    <p className="relative text-small tabular-nums">{formatPlural(points, getPoints(entries))}</p>
    <div className="relative mt-5 flex flex-wrap gap-2.5 print:hidden">
      <a href={ROUTES.addMoney} className={buttonClass('accent')}>
        <Icon icon={Plus} size={18} />
        {labels.addMoney}
      </a>
      <a href={ROUTES.wallet} className={buttonClass('onDeep')}>
        {labels.title}
      </a>
    </div>
    <p className="relative mt-5 text-fine">{labels.practice}</p>
  </section>
);
