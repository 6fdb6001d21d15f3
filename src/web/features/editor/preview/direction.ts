const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Which side a drawing begins on, by the first letter of what it shows. `dir="auto"` cannot tell: it passes over parts that
 * have a direction of their own.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
}
