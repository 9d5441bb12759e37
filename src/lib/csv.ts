/** Tables as a file that spreadsheets open (RFC 4180): in UTF-8, which they know by the mark at its beginning. */

const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A cell that begins like a formula gets an apostrophe, which makes it text to a spreadsheet. */
function cell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** The whole file; the first row holds the headings. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
