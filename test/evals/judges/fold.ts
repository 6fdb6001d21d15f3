const QUOTES = /[“”„‟«»"″]/g;
const APOSTROPHES = /[‘’‚‛′`´]/g;

/** A text as it reads: one kind of space, dash and quotation mark, no emphasis, lower case. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(QUOTES, '"')
    .replace(APOSTROPHES, "'")
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\u00ad|\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Words of at least four letters by their first five, so that endings do not matter. */
export function contentWords(text: string): Set<string> {
  return new Set(
    (fold(text).match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.has(word)).map((word) => word.slice(0, 5)),
  );
}

const COMMON = new Set(
  'about after also because been before being between both could does each every from have here into just like many more most much must only other over said same says should some such than that their them then there these they this those through under until very were what when where which while will with would your according report shows eine einen einem einer eines sich nicht auch oder aber nach über unter beim wird werden wurde sind haben dass'.split(
    ' ',
  ),
);
