import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

/** The cells of a file, as a spreadsheet reads them that takes `separator` for the border between two. */
function cellsOf(csv: string, separator: string): string[] {
  const text = csv.replace(/^\ufeff/, '');
  const isBorder = (char: string | undefined) => char === undefined || char === separator || /[\r\n]/.test(char);
  const cells: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let cell = '';
    // Quotation marks count only where they begin a cell; what follows the closing one belongs to it as it is.
    if (text[at] === '"') {
      const quoted = /^(?:[^"]|"")*/.exec(text.slice(at + 1))?.[0] ?? '';
      cell = quoted.replaceAll('""', '"');
      at += quoted.length + 2;
    }
    for (; !isBorder(text[at]); at += 1) cell += text[at];
    cells.push(cell);
  }
  return cells;
}

const FORMULAS = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '＝1', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'];
const SEPARATORS = [',', ';', '\t', '|'];
/** What a spreadsheet runs: the first character, spaces and quotation marks before it left aside by some. */
const runs = (cell: string) => /^[=+\-@\t\r＝＋－＠]/u.test(cell) && !/^[+-]\d[\d\s.,]*%?$/u.test(cell);

describe('a table as CSV', () => {
  it('puts quotation marks around what needs them', () => {
    expect(toCsv([['a', 'b, c', 'd "e"', 'f\ng', '']])).toBe('\ufeffa,"b, c","d ""e""","f\ng",\r\n');
  });

  it('puts a space behind what may be the border of a cell, and leaves numbers there alone', () => {
    expect(toCsv([['x;=1+1', 'a\t=2+2', '3;-5;-50 %']])).toBe('\ufeff"x; =1+1","a\t =2+2","3;-5;-50 %"\r\n');
  });

  it.each(['=1+1', '-2+3', '@SUM(A1)', '\tx', '＝1'])('lets no spreadsheet run %j', (cell) => {
    expect(toCsv([[cell]])).toBe(`\ufeff" ${cell}"\r\n`);
  });

  it.each(['-50 %', '+49 30 1234', '-5', '-0.25', 'a=b', '10-15', '[Add: x]'])('leaves %j as it is', (cell) => {
    expect(toCsv([[cell]])).toBe(`\ufeff${cell}\r\n`);
  });

  it.each(SEPARATORS)('has no cell that runs in a spreadsheet whose separator is %j', (separator) => {
    const parts = FORMULAS.flatMap((formula) =>
      SEPARATORS.flatMap((own) => [
        `x${own}${formula}`,
        `x"${own}${formula}`,
        `"${own}${formula}`,
        `x${own} ${formula}`,
        `${own}${formula}${own}`,
        `x\n${formula}`,
        `x"\n"${own}"${formula}`,
      ]),
    );
    for (const part of [...FORMULAS, ...parts]) {
      for (const row of [[part], ['a', part], [part, part, 'b'], ['a"', part]]) {
        const csv = toCsv([row, ['next', 'line']]);
        expect(cellsOf(csv, separator).filter(runs), JSON.stringify(row)).toEqual([]);
      }
    }
  });
});
