/** Salaries, in integer US cents. */
import { formatRoundMoney } from '@/lib/money.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { PayPeriod } from './choices.ts';
import type { JobLabels } from './labels.ts';

/** A salary range; both ends are equal if it is not a range. */
export type Salary = { from: number; to: number; per: PayPeriod };

type SalaryLabels = Pick<JobLabels, 'salary' | 'per'>;

/** Number of periods in a month of 26 working days with 8 hours. */
const PERIODS_PER_MONTH: Record<PayPeriod, number> = { month: 1, day: 26, hour: 208, year: 1 / 12 };

/** Converts a salary to a monthly one, so that salaries can be compared. */
export const toMonthlySalary = ({ from, to, per }: Salary): { from: number; to: number } => ({
  from: Math.round(from * PERIODS_PER_MONTH[per]),
  to: Math.round(to * PERIODS_PER_MONTH[per]),
});

/** Formats a salary: “$850–$1,050 a month” or “$30 a day”. */
export function formatSalary({ from, to, per }: Salary, labels: SalaryLabels): string {
  const ends = { from: formatRoundMoney(from), to: formatRoundMoney(to), per: labels.per[per] };
  return formatMessage(from === to ? labels.salary.one : labels.salary.range, ends);
}
