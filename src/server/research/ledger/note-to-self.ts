import type { Sentence } from '../reading/sentences.ts';

/** What the writer of a note tells whoever writes from it: "please say so", "don't mention the car park". */
const TOLD_TO_WRITERS = String.raw`(?:(?:please|pls|but|so|and|also|must|we must|you must|you should|remember to|be sure to) )*(?:say (?:so|that|this|it)\b|mention\b(?! (?:in|of)\b)|(?:do not|don['’]t|never) (?:forget|mention|say|write|publish|quote|print|post|use (?:this|that|the))\b|tell (?:them|people|readers|everybody|everyone|customers|guests) |make sure (?:(?:to|that|you|we) )*(?:say|mention|include|add|link|credit|name|stress|write)\b|make sure (?:we|they|it|this|everybody|everyone)\b|(?:double-)?check (?:this|that(?! the)|it|again|with|if|whether|the (?:figure|number|date|price|spelling|name|facts?)s?)\b|(?:to )?(?:check|confirm|verify|clarify)(?=\W*$)|(?:to be|tbc\b|tbd\b|to be confirmed)(?: (?:checked|confirmed|decided|clarified))?(?=\W*$)|ask \p{L}+ (?:if|whether|first|again|for (?:permission|the)|to (?:confirm|check|send|approve))\b|ask \p{L}+(?=\W*$)|(?:highlight|stress|emphasi[sz]e|leave (?:this|that|it) out|keep (?:this|that|it) (?:internal|confidential|out)|not for publication|internal only|confidential)\b)`;
const ALONE = new RegExp(String.raw`^["“(\[]*(?:${TOLD_TO_WRITERS})`, 'iu');
const MARKED = /\bTO-?DO\b|\bFIXME\b|\bTBD\b|\?{2,}|^(?:NB|N\.B\.|PS|P\.S\.|note to self|reminder|fyi)(?![\p{L}])/u;
const BEHIND = new RegExp(String.raw`(?:[,;:(]|\s[-–—])\s*(?:${TOLD_TO_WRITERS})[^.]*[.!)]*$`, 'iu');

/** A heading in the line of what it stands above. */
const HEADING =
  /^(?:[Ww]hat(?:['’]s| is) new|[Ww]hat it(?:['’]s| is) about|[Ww]hat changes|[Ii]n (?:short|brief)): (?=\p{Lu})/u;
/** Nothing longer is quoted. */
const LONGEST = 1_000;

/**
 * What of a line of somebody's own notes is meant for readers, verbatim: all of it but a heading, what stands before an
 * instruction to the writer, or nothing.
 */
export function meantForReaders(text: string): string {
  if (text.length > LONGEST) return text;
  if (MARKED.test(text) || ALONE.test(text)) return '';
  return text.replace(BEHIND, '').replace(HEADING, '').trim();
}

/** The sentences of somebody's own notes without what they tell whoever writes from them. */
export function forReaders(sentences: readonly Sentence[]): Sentence[] {
  return sentences.flatMap((sentence) => {
    const text = meantForReaders(sentence.text);
    return text === '' ? [] : [{ ...sentence, text }];
  });
}
