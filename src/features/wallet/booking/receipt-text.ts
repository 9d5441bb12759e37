/** Returns the receipt as plain text, to share or save: one line for each row of the sheet. */
export const toReceiptText = (title: string, rows: readonly (readonly [label: string, value: string])[]): string =>
  [title, '', ...rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`), ''].join('\n');
