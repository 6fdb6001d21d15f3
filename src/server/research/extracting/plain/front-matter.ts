export interface FrontMatter {
  readonly fields: ReadonlyMap<string, string>;
  readonly rest: string;
}

/** The block of `key: value` lines between two lines of dashes with which a Markdown file may begin. */
export function readFrontMatter(text: string): FrontMatter {
  const block = /^\s*---[ \t]*\n((?:[^\n]{0,2000}\n){0,200}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(text);
  if (!block) return { fields: new Map(), rest: text };
  const fields = new Map<string, string>();
  for (const line of (block[1] ?? '').split('\n')) {
    const field = /^([A-Za-z_-]{1,40})\s*:\s*(.+)$/.exec(line);
    if (field?.[1] && field[2]) fields.set(field[1].toLowerCase(), bare(field[2]));
  }
  return { fields, rest: text.slice(block[0].length) };
}

/** Without quotes, and the first of a list. */
function bare(value: string): string {
  const item = /^\[\s*([^,\]]*)/.exec(value.trim())?.[1] ?? value;
  return item.trim().replace(/^(["'])(.*)\1$/, '$2');
}
