/** Length in UTF-8, as YouTube counts a description. A lone surrogate counts as the 3 bytes of its replacement. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    if (point < 0x80) bytes += 1;
    else if (point < 0x800) bytes += 2;
    else bytes += point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Cut at a word border to at most `max` bytes, with an ellipsis when something was left out. */
export function shortenToBytes(text: string, max: number): string {
  if (utf8Bytes(text) <= max) return text;
  const room = max - utf8Bytes('…');
  let bytes = 0;
  let end = 0;
  for (const char of text) {
    bytes += utf8Bytes(char);
    if (bytes > room) break;
    end += char.length;
  }
  const cut = text.slice(0, end);
  const border = cut.search(/\s\S*$/u);
  return `${(border > end / 2 ? cut.slice(0, border) : cut).trimEnd()}…`;
}
