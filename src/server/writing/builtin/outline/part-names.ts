import { labelName, isLabelKey } from '../../../../core/formats/layout/labels.ts';
import type { Slot } from '../../../../core/formats/fill-shape.ts';

/** In words: the writer's own digits would look like facts. */
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** What a place is for, from the name of its part: "SEO title", "third headline", "heading of the second section". */
export function nameOf({ part, field, index }: Slot): string {
  if (index === null) return wordsOf(part);
  const entry = `${ORDINALS[index] ?? 'next'} ${singular(wordsOf(part))}`;
  return field === null ? entry : `${wordsOf(field)} of the ${entry}`;
}

function wordsOf(name: string): string {
  if (isLabelKey(name)) return lowerFirst(labelName(name));
  return name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
}

/** "SEO title" and "CTA" keep their capitals. */
function lowerFirst(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function singular(words: string): string {
  if (words.endsWith('ies')) return words.replace(/ies$/u, 'y');
  return /(?:ss|us)$/u.test(words) ? words : words.replace(/s$/u, '');
}
