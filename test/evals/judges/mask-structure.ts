import type { Dossier } from '../subject/dossier.ts';

/** `[Check: 42 %]`, brackets within it in pairs. */
const CHECK = /\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g;

/** What is no statement of a piece: addresses, citation numbers, gaps to be filled, numbers of items, time codes. */
const STRUCTURE: readonly RegExp[] = [
  /\]\([^)\s]*\)/g,
  /https?:\/\/[^\s<>)"\]]+/g,
  /\[{1,2}\d{1,3}\]{1,2}/g,
  /\[Add: [^\]]*\]/g,
  /^[ \t]*\d{1,2}[.)] /gm,
  /^(?:Slide|Variant|Folie|Variante) \d{1,2}(?=: )/gm,
  // Steps and parts that a piece numbers itself.
  /(?<!\p{L})(?:Steps?|Schritte?n?|Parts?|Teile?n?|Points?|Punkte?n?) \d{1,2}(?: (?:to|and|bis|und) \d{1,2})?(?!\d)/gu,
  // What a reader may have, and half of what was just said.
  /(?<=\b[Yy]ou may have )(?:one|two|three|four|five)\b|\b(?:first|second) half(?= of (?:that|this|it)\b)/gu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g,
  /^(?:Slug|Hashtags): .*$/gm,
  // Advice to the reader that counts for itself: "Ask three people".
  /(?<=(?:^|[.!?:] )(?:Ask|Show|Tell|Name|Invite|Find|Pick|Choose|Call) )(?:two|three|four|five)(?= (?:people|customers|readers)\b)/gm,
];

export interface Flagged {
  /** What a person is to check. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export function flagsIn(content: string): Flagged[] {
  return Array.from(content.matchAll(CHECK), ({ 0: mark, 1: text = '', index }) => ({
    text,
    start: index,
    end: index + mark.length,
  }));
}

/** The text with blanks in place of its flags. */
export function blankFlags(content: string): string {
  return content.replace(CHECK, blanks);
}

/** The text with blanks in place of its structure and of the names of its sources' sites, so that places stay. */
export function maskStructure(content: string, { sources }: Pick<Dossier, 'sources'>): string {
  const masked = STRUCTURE.reduce((text, pattern) => text.replace(pattern, blanks), content);
  return sources.reduce((text, { site }) => text.replaceAll(site, blanks), masked);
}

const blanks = (text: string) => text.replace(/[^\n]/g, ' ');
