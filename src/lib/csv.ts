/** CSV files for spreadsheets (RFC 4180). A byte order mark makes spreadsheets read them as UTF-8. */

const BYTE_ORDER_MARK = '\uFEFF';

/** First characters of a cell that spreadsheets would run as a formula, in both widths. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A negative amount is safe, and as text it could not be summed: -18.00. */
const AMOUNT = /^-\d+\.\d\d$/;

/** Escapes a cell. An apostrophe before a formula makes spreadsheets treat it as text. */
function escapeCell(text: string): string {
  const safe = FORMULA.test(text) && !AMOUNT.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns the whole file; the first row contains the headings. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(escapeCell).join(',')}\r\n`).join('');
