import { type Folded, foldQuote } from './fold-quote.ts';

export interface Located {
  /** Verbatim as it stands in the text. */
  readonly quote: string;
  /** Index of its first code unit in the text. */
  readonly start: number;
}

/** Marks that whoever quotes puts around a quotation, and a full stop where the text goes on. */
const AROUND = /^["'\s]+|(?<!["'\s])["'\s]+$/g;
const ADDED_END = /(?<!\.)\.+$/;

/** Finds quotes in one text. */
export type QuoteFinder = (quote: string) => Located | null;

/**
 * Where a quote stands in a text, as the text has it. White space, dashes, quotation marks, the ellipsis, soft hyphens
 * and the case of the first letter may differ; words and numbers may not, nor may they be cut: "5 percent" is not in
 * "15 percent". Null when it is not there. The time goes with the length of the text, which is made plain once, for the
 * first quote that does not stand there to the letter.
 */
export function createQuoteFinder(text: string): QuoteFinder {
  let plain: Folded | undefined;
  return (quote) => {
    const wanted = foldQuote(quote).text;
    if (!/[\p{L}\p{N}]/u.test(wanted)) return null;
    const verbatim = wholeIndexOf(text, quote.trim());
    if (verbatim !== -1) return { quote: quote.trim(), start: verbatim };
    const folded = (plain ??= foldQuote(text));
    const bare = wanted.replace(AROUND, '');
    const spellings = new Set([wanted, bare, bare.replace(ADDED_END, '')].flatMap(withEitherCase));
    for (const spelling of spellings) {
      const at = wholeIndexOf(folded.text, spelling);
      if (at !== -1) return sliceOf(text, folded, { at, length: spelling.length });
    }
    return null;
  };
}

function sliceOf(text: string, folded: Folded, { at, length }: { at: number; length: number }): Located {
  const start = folded.starts[at] ?? 0;
  return { quote: text.slice(start, folded.ends[at + length - 1]), start };
}

function withEitherCase(text: string): string[] {
  const [first = ''] = text;
  const rest = text.slice(first.length);
  return [text, first.toUpperCase() + rest, first.toLowerCase() + rest];
}

function wholeIndexOf(text: string, wanted: string): number {
  if (wanted === '') return -1;
  let at = text.indexOf(wanted);
  while (at !== -1 && (isCutBefore(text, at) || isCutAfter(text, at + wanted.length)))
    at = text.indexOf(wanted, at + 1);
  return at;
}

/** Scripts that write no spaces have no such borders. */
const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;
const CUT_BEFORE = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$|\d[.,]$/u;
const CUT_AFTER = /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]|[.,]\d)/u;

function isCutBefore(text: string, at: number): boolean {
  const first = text.charAt(at);
  if (!SPACED.test(first)) return false;
  const before = CUT_BEFORE.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
  return before.length === 1 || (before.length === 2 && /\d/.test(first));
}

function isCutAfter(text: string, end: number): boolean {
  const last = text.charAt(end - 1);
  if (!SPACED.test(last)) return false;
  const after = CUT_AFTER.exec(text.slice(end, end + 2))?.[0] ?? '';
  return after.length === 1 || (after.length === 2 && /\d/.test(last));
}
