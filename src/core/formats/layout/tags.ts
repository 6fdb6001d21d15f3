/** Hashtags of a line without their `#`, whatever stands between them. */
export function readTags(line: string): string[] {
  return line.split(/[\s,#＃]+/u).filter((tag) => tag !== '');
}

/** `#one #two`, as it is pasted. */
export function layoutTags(tags: readonly string[]): string {
  return tags
    .flatMap(readTags)
    .map((tag) => `#${tag}`)
    .join(' ');
}
