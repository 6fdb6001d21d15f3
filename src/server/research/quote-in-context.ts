/** Text shown on each side of a quote, in UTF-16 code units. */
const SURROUNDINGS = 300;

/** What stands right before and right behind a quote in the stored text that it was taken from. */
export interface QuoteInContext {
  readonly before: string;
  readonly after: string;
}

/**
 * The surroundings of a quote: a few sentences, cut between words, and between paragraphs where that leaves enough.
 * `before`, quote and `after` stand in the text one after the other. Both are empty when the quote is not in it.
 */
export function quoteInContext(text: string, { quote, start }: { quote: string; start: number }): QuoteInContext {
  const at = text.startsWith(quote, start) ? start : text.indexOf(quote);
  if (at === -1) return { before: '', after: '' };
  return { before: endOf(text.slice(0, at)), after: startOf(text.slice(at + quote.length)) };
}

/** A paragraph break is taken for a border when at least half of what may be shown is left. */
function endOf(text: string): string {
  if (text.length <= SURROUNDINGS) return text;
  const shown = text.slice(-SURROUNDINGS);
  const paragraph = /\n\n+/.exec(shown.slice(0, SURROUNDINGS / 2));
  if (paragraph) return shown.slice(paragraph.index + paragraph[0].length);
  // A script without spaces is cut between characters.
  return /\s/.test(shown) ? shown.replace(/^\S*\s+/, '') : shown.replace(/^[\udc00-\udfff]/, '');
}

function startOf(text: string): string {
  if (text.length <= SURROUNDINGS) return text;
  const shown = text.slice(0, SURROUNDINGS);
  const paragraph = shown.lastIndexOf('\n\n');
  if (paragraph > SURROUNDINGS / 2) return shown.slice(0, paragraph);
  return /\s/.test(shown) ? shown.replace(/\s+\S*$/, '') : shown.replace(/[\ud800-\udbff]$/, '');
}
