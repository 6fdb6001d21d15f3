const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The segmenter takes the dot of these for the end of a sentence. */
const ABBREVIATION =
  /(?:^|[\s(“"])(?:dr|mr|mrs|ms|prof|st|vs|etc|approx|e\.g|i\.e|no|fig|inc|ltd|co|jr|sr|\p{Lu})\.$/iu;

/** Sentences of a text in their order, each trimmed; line breaks end a sentence too. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\s*\n\s*/u)) {
    let open = '';
    for (const { segment } of segmenter.segment(line)) {
      open += segment;
      if (ABBREVIATION.test(open.trimEnd())) continue;
      if (open.trim() !== '') sentences.push(open.trim());
      open = '';
    }
    if (open.trim() !== '') sentences.push(open.trim());
  }
  return sentences;
}

/** One line: every run of white space becomes a space. */
export function collapseSpace(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/** Whether a text ends as a sentence does, in any script; closing quotation marks and brackets may follow the mark. */
export function endsSentence(text: string): boolean {
  return /[.!?…。！？｡؟۔।॥։]["'”’»)\]』」）]*$/u.test(text.trimEnd());
}

/** Ends a line that the author left open, so that the next one does not run into it; emoji need no full stop. */
export function closeSentence(text: string): string {
  return /[\p{L}\p{N}"'”’»)\]%]$/u.test(text) && !endsSentence(text) ? `${text}.` : text;
}
