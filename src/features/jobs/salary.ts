/** Salaries: money is integer US cents. */
import { formatRoundCents } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { PayPeriod } from './choices.ts';

/** Where there is no range, both ends are the same. */
export type Salary = { from: number; to: number; per: PayPeriod };

type Words = { salary: { range: string; one: string }; per: Record<PayPeriod, string> };

/** How many of a period make a month: 26 working days of 8 hours. */
const IN_A_MONTH: Record<PayPeriod, number> = { month: 1, day: 26, hour: 208, year: 1 / 12 };

/** The same for a month, so that salaries can be compared. */
export const toMonthlySalary = ({ from, to, per }: Salary): { from: number; to: number } => ({
  from: Math.round(from * IN_A_MONTH[per]),
  to: Math.round(to * IN_A_MONTH[per]),
});

/** As in “$850–$1,050 a month” or “$30 a day”. */
export function formatSalary({ from, to, per }: Salary, labels: Words): string {
  const ends = { from: formatRoundCents(from), to: formatRoundCents(to), per: labels.per[per] };
  return formatMessage(from === to ? labels.salary.one : labels.salary.range, ends);
}
