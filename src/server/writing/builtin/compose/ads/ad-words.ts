import { adWidth } from '../../../../../core/checks/ad-width.ts';
import { leansOn } from '../../../../../core/checks/stands-alone.ts';
import { findGaps } from '../../../../../core/formats/layout/gaps.ts';
import { asLine } from '../../../../../core/formats/layout/lines.ts';
import type { Desk } from '../../desk.ts';
import { ofVariant } from '../../lines/of-variant.ts';
import type { TopicKind } from '../../reading/topic-kind.ts';
import { namingRuns } from '../../text/hashtags.ts';
import { mark } from '../../text/quotation.ts';
import { splitSentences } from '../../text/sentences.ts';
import { creditByName, shortName } from '../../text/source-name.ts';
import { asHeadline } from '../../text/thoughts.ts';
import type { Quote } from '../../text/usable-claims.ts';

/** What no platform wants in a headline: shouting, pictures, dots that trail off. */
const SHOWY = /[!¡！﹗︕‼⁉❗❕…]|\p{Extended_Pictographic}|\u200d|\ufe0f|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/** A word of fewer characters says nothing by itself. */
const SHORTEST = 8;
const LETTER = /[\p{L}\p{N}]/u;
/** A title of as many words is left to the first variant, since siblings with the same one look the same. */
const LONG_TITLE = 5;
const MOST_NAME_WORDS = 3;

export function fitsIn(width: number): (text: string) => boolean {
  return (text) => adWidth(asLine(text)) <= width;
}

/** Without what ads may not show; empty where no word is left. */
function calm(text: string): string {
  const line = asLine(text.replace(SHOWY, ' ')).replace(/ (?=[.,;:?])/gu, '');
  return LETTER.test(line) && findGaps(line).length === 0 ? line : '';
}

/** Topics that are a name or begin with one; of a question or a promise, the first words alone say nothing. */
const NAMES: ReadonlySet<TopicKind> = new Set(['subject', 'offer', 'invitation', 'position', 'news', 'list']);
/** Their nouns are parts of what is asked. */
const ASKS: ReadonlySet<TopicKind> = new Set(['question', 'tell-apart', 'list']);
const JOINT = /\s+(?:for|of|in|on|at|with|without|from|by|to|and|as)\s+|\s+[–—-]\s+|[,;:(]\s*/iu;

/** The topic, whole where it fits, then the words in it that name something: what people search for. Never cut. */
export function topicHeadlines({ topic, topicKind, english, variant }: Desk, width: number): string[] {
  const title = topic.title(500);
  const isShared = variant > 1 && title.split(' ').length >= LONG_TITLE;
  const [first = ''] = english && NAMES.has(topicKind.kind) ? title.split(JOINT) : [];
  const names = english && !ASKS.has(topicKind.kind) ? namingRuns(title).map((run) => run.join(' ')) : [];
  const named = [first.trim(), ...names].filter((name) => isName(name, title));
  const lines = [...(isShared ? [] : [title]), ...named.map(raiseFirst)]
    .map(calm)
    .map((line) => line.replace(/[:;,–-]+$/u, '').trim());
  return [...new Set(lines)].filter((line) => line !== '' && fitsIn(width)(line));
}

/** Two or three words, and not cut out of a compound such as "zero-waste". */
function isName(name: string, title: string): boolean {
  const at = title.indexOf(name);
  const words = name.split(' ').length;
  const isCut = /[\p{L}\p{N}-]/u.test(`${title.charAt(at - 1)}${title.charAt(at + name.length)}`);
  return at >= 0 && words > 1 && words <= MOST_NAME_WORDS && !isCut;
}

function raiseFirst(line: string): string {
  return asHeadline(line.replace(/^\p{Ll}(?=\p{Ll}*(?: |$))/u, (letter) => letter.toUpperCase()));
}

/** What to do about the topic, one pair for each variant. */
const TAILS = [
  ['find out more', 'ask us'],
  ['take a look', 'ask first'],
  ['read on', 'questions?'],
] as const;

/** "Winter bike service: ask us", as far as it fits. */
export function topicCalls({ variant, english }: Desk, names: readonly string[], width: number): string[] {
  if (!english) return [];
  return ofVariant<readonly string[]>(TAILS, variant).flatMap((tail) => {
    const call = names
      .filter((name) => /[\p{L}\p{N}]$/u.test(name))
      .map((name) => `${name}: ${tail}`)
      .find(fitsIn(width));
    return call ?? [];
  });
}

const LIST_MARK = /^(?:[-–*•·]|\d{1,2}[.)])\s+/u;
/** Speaks of something that another line would have to name. */
const POINTS_BACK = /\b(?:it|its|them|they|their|this|that|these|those|he|she|him|her|there)\b/iu;

function standsAlone(line: string): boolean {
  return leansOn(line) === null && !POINTS_BACK.test(line);
}

/** Thoughts of the opinion that are short enough to stand as a headline, this variant's first. */
export function thoughtHeadlines({ turned, items, opinion }: Desk, width: number): string[] {
  const sentences = items.length > 0 ? items : [turned.whole, opinion.whole].flatMap(splitSentences);
  return [...new Set(sentences)]
    .map((line) => raiseFirst(line.replace(LIST_MARK, '')))
    .filter((line) => line === calm(line) && fitsIn(width)(line) && standsAlone(line))
    .filter((line) => line.includes(' ') || adWidth(line) > SHORTEST);
}

/**
 * The opinion in up to `most` texts that are shown apart: whole sentences each, from wherever in it. Only where none fits, the
 * first part of its first one.
 */
export function opinionTexts({ turned }: Desk, { width, most }: { width: number; most: number }): string[] {
  const fits = fitsIn(width);
  const first = turned.split(fits);
  if (first.opening === '') {
    const whole = splitSentences(turned.whole)
      .map(asLine)
      .filter((line) => fits(line) && standsAlone(line));
    return whole.length > 0 ? whole.slice(0, most) : [turned.opening(fits)].map(asLine).filter(Boolean);
  }
  const sentences = splitSentences(first.rest).map(asLine).filter(fits);
  return [asLine(first.opening), ...sentences].slice(0, most);
}

/**
 * A quotation as it stands in an ad. What the author's own notes say is the advertiser's word and needs no marks, save in a
 * sibling, which may say the same; anybody else is quoted, and named. Null where that does not fit.
 */
export function quotedText({ source, text }: Quote, { english, variant }: Desk, width: number): string | null {
  if (source.kind === 'material') {
    const words = variant > 1 ? mark(text) : text;
    // Notes that were jotted down begin anywhere.
    return /^\p{Ll}/u.test(text) || !isLineIn(width)(words) ? null : words;
  }
  const words = `${mark(text)} ${english ? `(${shortName(source)})` : creditByName(source)}`.trim();
  return isLineIn(width)(words) ? words : null;
}

function isLineIn(width: number): (text: string) => boolean {
  return (text) => asLine(text) === text && fitsIn(width)(text);
}
