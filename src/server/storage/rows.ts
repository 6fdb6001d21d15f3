/** Rows of a raw `execute`, whose shape differs in name only between the drivers. */
export function rowsOf<Row>(result: unknown): Row[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) {
    return result.rows as Row[];
  }
  throw new TypeError('The database driver answered without rows');
}
