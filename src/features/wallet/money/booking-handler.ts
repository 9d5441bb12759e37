import type { SubmitHandler, SubmitResult } from '@/forms/hooks/use-submit.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { BACK_PARAMETER } from '@/routes.ts';
import { getReturnPath } from '@/site/return-path.ts';
import { assertPersistent } from '@/storage/assert-persistent.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { openLedger } from '../ledger/open-ledger.ts';
import { getBalance } from '../ledger/sums.ts';
import { MAX_ADD_CENTS, type BookingError } from '../ledger/rules.ts';

export type BookingOptions = {
  kind: 'add' | 'withdraw';
  opening: readonly LedgerEntry[];
  /** Address of the success page. */
  successPage: string;
  /** Message for the entry, with the placeholders `title` and `method`. */
  note: string;
};

const findAnswer = (answers: readonly StoredFieldValue[], key: string) => answers.find(({ name }) => name === key);

/** Returns the error of the amount field. */
const toFieldError = (outcome: BookingError, balance: number): SubmitResult => {
  if (outcome === 'invalid-amount') return { key: 'amount', error: { code: 'number' } };
  const max = outcome === 'over-limit' ? MAX_ADD_CENTS : Math.max(0, balance);
  return { key: 'amount', error: { code: 'max', values: { max: formatMoney(max) } } };
};

/** Creates the function that books a submitted form in the ledger, once per record id. It rejects when storage fails. */
export const createBookingHandler =
  ({ kind, opening, successPage, note }: BookingOptions): SubmitHandler =>
  async ({ id: key, title, answers }, draft) => {
    // The success page could not show a booking that is lost with this page.
    await assertPersistent();
    const ledger = await openLedger(opening);
    const method = findAnswer(answers, 'method')?.text ?? '';
    const amount = Number(findAnswer(answers, 'amount')?.value);
    const result = await ledger.book(
      { key, kind, amount, note: formatMessage(note, { title, method }), method },
      draft,
    );
    if ('entry' in result) {
      const back = getReturnPath(location);
      const parameters = new URLSearchParams({
        id: result.entry.id,
        ...(back !== undefined && { [BACK_PARAMETER]: back }),
      });
      return { redirectTo: `${successPage}?${parameters.toString()}` };
    }
    return toFieldError(result.outcome, getBalance(await ledger.list()));
  };
