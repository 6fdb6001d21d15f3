/** What a spreadsheet would run as a formula. Source: OWASP, CSV injection; checked 2026-11-22. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/u;
/** "-50 %" and "+49 30 1234" are numbers, whatever a spreadsheet does with them. */
const NUMBER = /^[+-]\d[\d\s.,]*%?$/u;
/**
 * The same behind what may be the border between two cells: where a spreadsheet splits at semicolons or tabs, as many do
 * outside English, the quotation marks of a file with commas stand within its cells and hold nothing together, and one
 * behind a border at the end would open a cell.
 */
const RUNS_BEHIND_A_BORDER = /([;\t|\r\n])(?=$|"*[=+\-@\t\r＝＋－＠])(?!"*[+-]\d[\d\s.,]*%?(?:[";|\t\r\n]|$))/gu;
/** Spreadsheets take a file for the system's old code page without it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows of a table as RFC 4180 has them: CRLF between records, quotation marks around what needs them. What a spreadsheet
 * would run gets a space in front, which platforms trim, where an apostrophe would be published.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quote(disarm(cell))).join(','));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join('')}`;
}

function disarm(cell: string): string {
  const parts = cell.replace(RUNS_BEHIND_A_BORDER, '$1 ');
  return RUNS.test(cell) && !NUMBER.test(cell) ? ` ${parts}` : parts;
}

function quote(cell: string): string {
  return /[",;|\t\r\n]|^\s|\s$/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
