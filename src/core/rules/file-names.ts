/** `X Post` becomes `x_post.txt`, its second variant `x_post_2.txt`. */
export function downloadFileName(formatLabel: string, variant = 1): string {
  const base = formatLabel.trim().toLowerCase().replace(/\s+/g, '_');
  return `${base}${variant > 1 ? `_${variant}` : ''}.txt`;
}

export const RESEARCH_FILE_NAME = 'content_research.txt';
