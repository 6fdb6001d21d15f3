const LEFTWARD = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/gu;
const LETTER = /\p{L}/gu;

/** The way that most of a text runs: a name in another script, or a label in ours, does not turn the whole page. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const leftward = text.match(LEFTWARD)?.length ?? 0;
  return leftward > 0 && leftward * 2 > (text.match(LETTER)?.length ?? 0) ? 'rtl' : 'ltr';
}
