import type { SubmitHandler, SubmitResult } from '@/forms/hooks/use-submit.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { openStorage } from '@/storage/open.ts';
import type { StoredFieldValue } from '@/storage/schemas.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { toResult } from '@/storage/to-result.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { getBalance } from '../ledger/sums.ts';
import { MAX_ADD_CENTS, type BookingError, type BookingResult } from '../ledger/rules.ts';

export type BookingOptions = {
  kind: 'add' | 'withdraw';
  opening: readonly LedgerEntry[];
  /** Address of the success page. */
  successPage: string;
  /** Message for the entry, with the placeholders `title` and `method`. */
  note: string;
};

const find = (answers: readonly StoredFieldValue[], key: string) => answers.find(({ name }) => name === key);

/** Returns the error of the amount field. */
const toFieldError = (outcome: BookingError, balance: number): SubmitResult => {
  if (outcome === 'invalid-amount') return { key: 'amount', error: { code: 'number' } };
  const max = outcome === 'over-limit' ? MAX_ADD_CENTS : Math.max(0, balance);
  return { key: 'amount', error: { code: 'max', values: { max: formatMoney(max) } } };
};

/** Creates the function that books a submitted form in the ledger, once per record id. */
export const createBookingHandler =
  ({ kind, opening, successPage, note }: BookingOptions): SubmitHandler =>
  async ({ id: key, title, answers }, draft) => {
    const amount = find(answers, 'amount')?.value;
    const method = find(answers, 'method')?.text ?? '';
    let result: BookingResult | undefined;
    let balance = 0;
    let isPersistent = true;
    const error = await toResult(async () => {
      ({ isPersistent } = await openStorage());
      // The success page could not show a booking that is lost with this page.
      if (!isPersistent) return;
      const ledger = await openLedger(opening);
      const booking = { key, kind, amount: Number(amount), note: formatMessage(note, { title, method }), method };
      result = await ledger.book(booking, draft);
      if (!('entry' in result)) balance = getBalance(await ledger.list());
    });
    if (!isPersistent) return 'blocked';
    if (error !== undefined || result === undefined) return error ?? 'broken';
    if (!('entry' in result)) return toFieldError(result.outcome, balance);
    return { redirectTo: `${successPage}?id=${encodeURIComponent(result.entry.id)}` };
  };
