/** The match of a sticky pattern right at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** The last code units before a place. */
export function before(text: string, at: number, length: number): string {
  return text.slice(Math.max(0, at - length), at);
}
