const FENCE = /^ {0,3}(?<fence>`{3,}|~{3,})(?<info>[^]*)$/u;

/** What stands between fences, such as code; one that nobody closed goes on to the end, as Markdown reads it. */
export function fencesIn(text: string): string[] {
  const found: string[][] = [];
  let open = '';
  for (const line of text.split(/\r\n?|\n/u)) {
    const { fence = '', info = '' } = FENCE.exec(line)?.groups ?? {};
    if (open !== '') {
      const isEnd = fence.startsWith(open) && info.trim() === '';
      if (isEnd) open = '';
      else found.at(-1)?.push(line);
    } else if (fence !== '' && !(fence.startsWith('`') && info.includes('`'))) {
      open = fence;
      found.push([]);
    }
  }
  return found.map((lines) => lines.join('\n'));
}
