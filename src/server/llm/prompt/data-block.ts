/**
 * Data of a user or a source inside a tag. The bracket of whatever looks like a tag in it is replaced by a look-alike,
 * so that data can neither close its block nor open another; `5 < 6` stays as it is.
 */
export function dataBlock(tag: string, text: string, id?: string): string {
  const open = id === undefined ? `<${tag}>` : `<${tag} id="${id.replace(/[^\w.-]/g, '')}">`;
  return `${open}${neutral(text)}</${tag}>`;
}

/** A tag around blocks that are neutral already. */
export function group(tag: string, blocks: readonly string[]): string {
  return [`<${tag}>`, ...blocks, `</${tag}>`].join('\n');
}

export function neutral(text: string): string {
  return text.replace(/<(?=[/!?a-z])/gi, '‹').trim();
}
