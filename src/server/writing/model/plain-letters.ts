/** Letters and digits that mathematics has in bold, italic and the like. */
const STYLED = /[\u{1d400}-\u{1d7ff}]+/gu;

/**
 * The text with plain letters for those that look bold or italic, which models use where a platform knows no bold: no
 * screen reader speaks them, no search finds them, and no figure in them could be traced.
 */
export function inPlainLetters(text: string): string {
  return text.replace(STYLED, (styled) => styled.normalize('NFKC'));
}
