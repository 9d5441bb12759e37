import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** First characters that make a cell a formula. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** Parses CSV like a spreadsheet. */
function read(file: string): string[][] {
  const rows: string[][] = [];
  for (const [, row = ''] of file.slice(1).matchAll(/((?:"(?:[^"]|"")*"|[^"\r])*)\r\n/g)) {
    const cells = [...`${row},`.matchAll(/(?:"((?:[^"]|"")*)"|([^",]*)),/g)];
    rows.push(cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
  }
  return rows;
}

describe('csv', () => {
  test('starts with a byte order mark and ends rows as RFC 4180 requires', () => {
    expect(
      toCsv([
        ['Name', 'Place'],
        ['ne•••••48', 'As Seeb'],
      ]),
    ).toBe('\uFEFFName,Place\r\nne•••••48,As Seeb\r\n');
  });

  test('quotes cells with separators', () => {
    expect(toCsv([['a,b', 'say "no"', 'one\ntwo']])).toBe('\uFEFF"a,b","say ""no""","one\ntwo"\r\n');
  });

  test.each(['=1+1', '+968 0', '-2', '@sum', '\tx', '＝1+1', '＋9', '－2', '＠sum'])(
    'escapes the formula %j',
    (text) => {
      expect(toCsv([[text]])).toBe(`\uFEFF'${text}\r\n`);
    },
  );

  test('leaves negative amounts as numbers', () => {
    expect(toCsv([['-18.00', '-1+2.00']])).toBe(`\uFEFF-18.00,'-1+2.00\r\n`);
  });

  test('round-trips every cell, and no cell is a formula', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', '+', '-', '@', '＝', '\t', ' ', 'ش', '•'),
    });
    fc.assert(
      fc.property(fc.array(fc.array(text, { minLength: 1 })), (rows) => {
        const back = read(toCsv(rows));
        expect(back.flat().filter((cell) => FORMULA.test(cell))).toEqual([]);
        expect(back).toEqual(rows.map((row) => row.map((cell) => cell.replace(FORMULA, "'$&"))));
      }),
    );
  });
});
