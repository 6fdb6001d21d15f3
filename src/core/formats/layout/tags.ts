import { asBlock } from './lines.ts';

/** Hashtags of a line without their `#`, whatever stands between them. */
export function readTags(line: string): string[] {
  return line.split(/[\s,#＃]+/u).filter((tag) => tag !== '');
}

/** What stands below the label of hashtags: they end where a paragraph begins that has no `#` in front. */
export function readTagBlock(block: string): { readonly tags: string[]; readonly rest: string } {
  const [first = '', ...others] = asBlock(block).split('\n\n');
  const end = others.findIndex((paragraph) => !/^[-*•\s]*[#＃]/u.test(paragraph));
  const own = end < 0 ? others : others.slice(0, end);
  return { tags: [first, ...own].flatMap(readTags), rest: end < 0 ? '' : others.slice(end).join('\n\n') };
}

/** `#one #two`, as it is pasted. */
export function layoutTags(tags: readonly string[]): string {
  return tags
    .flatMap(readTags)
    .map((tag) => `#${tag}`)
    .join(' ');
}
