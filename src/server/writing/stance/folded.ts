/** Letters and digits alone: layouts change quotation marks, full stops and blanks. */
export function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
