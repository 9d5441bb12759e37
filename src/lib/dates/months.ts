/** Calendar months as content writes them: 2026-11. */

/** The month after another: 2026-12 → 2027-01. */
export function getNextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

const NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

const NAME_AND_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const firstDay = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** 2026-11 → “November”. */
export const formatMonthName = (month: string): string => NAME.format(firstDay(month));

/** 2026-11 → “November 2026”. */
export const formatMonthAndYear = (month: string): string => NAME_AND_YEAR.format(firstDay(month));
