/** What a Markdown reader turns into a link by itself, even where its marks are escaped. */
const ADDRESS = /(?:[a-z][a-z\d+.-]{0,30}:\/\/|www\.|mailto:|xmpp:)[^\s`]*|[^\s`@]{1,100}@[^\s`@]+/giu;
/** What means something inside a line of Markdown or at its end. */
const SPECIAL = /[\\`*_[\]<>~#|&!]/g;

/**
 * Foreign text for one line of Markdown, so that it reads as it is: no link, image, heading, emphasis or HTML comes of
 * it. Addresses become code, the one form in which no reader makes them clickable.
 */
export function escapeMarkdown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let escaped = '';
  let cursor = 0;
  for (const match of line.matchAll(ADDRESS)) {
    escaped += escapeMarks(line.slice(cursor, match.index)) + `\`${match[0]}\``;
    cursor = match.index + match[0].length;
  }
  return escaped + escapeMarks(line.slice(cursor));
}

function escapeMarks(text: string): string {
  return text.replace(SPECIAL, '\\$&');
}
