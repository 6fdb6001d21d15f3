const LONGEST = 60;

/**
 * Name of a file or folder that every system takes: a number, by which it is the only one, and what letters and digits of
 * the title are left.
 */
export function safeName(number: number, title: string): string {
  const words = title
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, LONGEST)
    // Half of a pair may be left at the end.
    .replaceAll(/[\uD800-\uDFFF](?![\uDC00-\uDFFF])|-+$|^-+/g, '');
  return `${String(number).padStart(4, '0')}${words ? `-${words}` : ''}`;
}
