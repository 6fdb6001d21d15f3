/** The line of a variant, 1-based; a variant beyond the last line begins anew. */
export function ofVariant<Line>(lines: readonly [Line, ...Line[]], variant: number): Line {
  return lines[(variant - 1) % lines.length] ?? lines[0];
}
