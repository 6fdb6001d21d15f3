/** `X Post` becomes `x_post.txt`, its second variant `x_post_2.txt`; another ending for a file that a tool imports. */
export function downloadFileName(formatLabel: string, variant = 1, ending = 'txt'): string {
  const base = formatLabel.trim().toLowerCase().replace(/\s+/g, '_');
  return `${base}${variant > 1 ? `_${variant}` : ''}.${ending}`;
}

export const RESEARCH_FILE_NAME = 'content_research.txt';
