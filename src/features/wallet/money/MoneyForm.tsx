import { ShieldCheck } from '@/ui/icons/icons.ts';
import { useMemo, useState, type ReactElement } from 'react';
import { Form } from '@/forms/components/Form.tsx';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { getFormId } from '@/forms/model/form-id.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMoney, toDollars } from '@/lib/money.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { BalancePattern } from '../BalancePattern.tsx';
import type { WalletLabels } from '../labels.ts';
import { getBalance } from '../ledger/sums.ts';
import { useLedger } from '../use-ledger.ts';
import { createAmountInput } from './AmountInput.tsx';
import { createLazyBookingHandler } from './lazy-booking-handler.ts';
import { createMethodInput } from './MethodInput.tsx';

type Props = {
  kind: 'add' | 'withdraw';
  form: FormDefinition;
  formLabels: FormLabels;
  labels: Omit<WalletLabels['money'], 'methodText'> & { methodText: string };
  opening: readonly LedgerEntry[];
  /** Cents. */
  quickAmounts: readonly number[];
};

/** Returns the form with the balance as the highest amount. */
const limitToBalance = (form: FormDefinition, balance: number): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) =>
    field.kind === 'money' ? { ...field, max: toDollars(Math.max(0, balance)) } : field,
  ),
});

function MoneyFormIsland({ kind, form, formLabels, labels, opening, quickAmounts }: Props): ReactElement {
  const { entries, isLoaded } = useLedger(opening);
  const balance = getBalance(entries);
  const isHydrated = useHydrated();
  const [cents, setCents] = useState<number | undefined>(0);
  const [method, setMethod] = useState<string>();
  const isWithdrawal = kind === 'withdraw';
  // Until the balance is known there is no limit: the booking itself refuses more than the balance.
  const definition = useMemo(
    () => (isWithdrawal && isLoaded ? limitToBalance(form, balance) : form),
    [form, isWithdrawal, isLoaded, balance],
  );
  const [inputs] = useState(() => ({
    amount: createAmountInput({ label: labels.quick, quickAmounts, onValue: setCents }),
    method: createMethodInput(labels.methodText, setMethod),
  }));
  const [submit] = useState(() =>
    createLazyBookingHandler({ kind, opening, successPage: form.redirectTo ?? '', note: labels.note }),
  );
  const sign = isWithdrawal ? '−' : '+';
  const change = {
    label: labels[kind],
    value: cents ? `${sign} ${formatMoney(cents)}` : labels.nothing,
  };
  // Until the balance is known, that of the samples would look like the visitor's own.
  const rows = [
    { label: labels.current, value: isLoaded ? formatMoney(balance) : labels.nothing },
    change,
    { label: labels.method, value: method ?? labels.nothing },
  ];
  return (
    <>
      <div className="grid items-start gap-6 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 rounded-panel border border-line bg-surface p-4 tablet:p-6">
          {isWithdrawal && isLoaded && balance <= 0 && <Alert className="mb-5">{labels.empty}</Alert>}
          <Form form={definition} labels={formLabels} inputs={inputs} submit={submit} />
        </div>
        <aside className="grid gap-4">
          <div className="overflow-hidden rounded-panel border border-line bg-surface">
            <div className="relative overflow-hidden bg-sea-deep p-5 text-sea-deep-ink">
              <BalancePattern />
              <p className="relative text-small">{labels.after}</p>
              <p className="display relative text-hero tabular-nums">
                {isLoaded && cents !== undefined
                  ? formatMoney(isWithdrawal ? balance - cents : balance + cents)
                  : labels.nothing}
              </p>
            </div>
            <dl className="px-5 py-1 text-small tabular-nums">
              {rows.map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4 border-t border-line py-3 first:border-t-0">
                  <dt className="text-muted">{label}</dt>
                  <dd className="text-end font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <p className="flex gap-3 rounded-panel border border-line bg-surface p-5 text-small text-muted">
            <Icon icon={ShieldCheck} className="mt-0.5 text-sea" />
            {labels.safe}
          </p>
        </aside>
      </div>
      {/* On a phone, the button of the form would be out of sight while the balance afterwards is in view. */}
      <div data-sticky-bar="form" className="mt-6 tablet:hidden print:hidden">
        <p className="text-fine text-muted">
          {change.label}
          <span className="block text-body font-semibold text-text tabular-nums">{change.value}</span>
        </p>
        <button
          type="submit"
          form={getFormId(form.id)}
          disabled={!isHydrated}
          className={buttonClass('primary', 'grow')}
        >
          {form.submitLabel}
        </button>
      </div>
    </>
  );
}

/** Add Money or Withdraw Funds: the form, and beside it amount, method and balance afterwards before it is booked. */
export const MoneyForm = withBoundary(MoneyFormIsland);
