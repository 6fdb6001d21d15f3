/** What a spreadsheet would run as a formula. Source: OWASP, CSV injection; checked 2026-11-22. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/u;
/** "-50 %" and "+49 30 1234" are numbers, whatever a spreadsheet does with them. */
const NUMBER = /^[+-]\d[\d\s.,]*%?$/u;
/** Spreadsheets take a file for the system's old code page without it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows of a table as RFC 4180 has them: CRLF between records, quotation marks around what needs them. A cell that a
 * spreadsheet would run gets a space in front, which platforms trim, where an apostrophe would be published.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quote(disarm(cell))).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function disarm(cell: string): string {
  return RUNS.test(cell) && !NUMBER.test(cell) ? ` ${cell}` : cell;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
