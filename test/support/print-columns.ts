/** Cells under each other, numbers to the right: a head, a rule, the rows and, if there is one, a sum below another rule. */
export function printColumns(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  sum?: readonly (string | number)[],
): string {
  const all = [head, ...rows, ...(sum ? [sum] : [])];
  const widths = head.map((_, column) => Math.max(...all.map((row) => String(row[column] ?? '').length)));
  const isNumber = (column: number) => rows.some((row) => typeof row[column] === 'number');
  const line = (row: readonly (string | number)[]) =>
    widths
      .map((width, column) => {
        const cell = String(row[column] ?? '');
        return isNumber(column) ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  const rule = '-'.repeat(widths.reduce((whole, width) => whole + width + 2, 0));
  return [line(head), rule, ...rows.map(line), ...(sum ? [rule, line(sum)] : [])].join('\n');
}
