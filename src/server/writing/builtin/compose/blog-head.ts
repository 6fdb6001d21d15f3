import { gap } from '../../../../core/formats/layout/gaps.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces, type TopicKind } from '../reading/topic-kind.ts';
import { readOpinion } from '../text/opinion.ts';
import { isPlainLine, needsTopic } from '../text/thoughts.ts';

const META_CHARACTERS = 160;
const SEO = { most: 60, less: 15, variants: 3 } as const;
/** Said in passing or in anger: no line to remember. */
const OUTCRY = /!!|^(?:i am|i['’]m|please|maybe|and please)\b/iu;
const POINTS = { most: 4, words: 70 } as const;

/** Follow the topic in a title where the piece is what they say. */
const TAILS: Partial<Record<Angle, string>> = { story: 'our view', contrast: 'side by side' };

/** What nobody can sum up before it is written; one for each variant. */
const SUMMARIES = [
  'the lines to remember, once the rest is written',
  'what somebody in a hurry should take away',
  'the answer in one breath, as you would say it aloud',
] as const;

/** What no opinion says of the page; one for each variant. */
const METAS = {
  announced: [
    'what, when and where, in a sentence or two for search results',
    'what it is, from when on and for whom, as search results show it',
    'what there is to see or to get, in two short sentences',
  ],
  offered: [
    'what it does and for whom, in a sentence or two for search results',
    'what it is, with its most telling figure, as search results show it',
    'what it saves or spares its users, in two short sentences',
  ],
  wanted: [
    'what the work is, for whom and from when, in a sentence or two for search results',
    'the work, the hours and the pay, as search results show them',
    'what somebody does and gets with you, in two short sentences',
  ],
  other: [
    'what a reader finds here, in a sentence or two for search results',
    'the answer in short, as search results should show it',
    'why somebody should read on, in two short sentences',
  ],
} as const;

export function titleOf({ topic, topicKind, angle, english }: Desk, characters: number): string {
  const title = topic.title(characters);
  if (!english) return title;
  const tail = angle === 'contrast' && topicKind.sides === null ? undefined : TAILS[angle];
  // An announcement, a list or a question is its own title, and a second colon reads wrong.
  const isComplete = announces(topicKind.kind) || topicKind.kind === 'list' || /[:?]/u.test(title);
  return tail === undefined || isComplete ? title : topic.titleWith(tail, characters);
}

/** A topic that has to be cut is cut at another word in each variant. */
export function seoTitleOf(desk: Desk): string {
  return titleOf(desk, lengthOf(desk));
}

/** The same without what the angle adds. */
export function cutTitleOf(desk: Desk): string {
  return desk.topic.title(lengthOf(desk));
}

function lengthOf({ topic, variant }: Desk): number {
  const { most, less, variants } = SEO;
  return topic.fits(most) ? most : most - less * ((variant - 1) % variants);
}

/** The opinion from its beginning, as far as there is room; what nobody has said is a place for its author. */
export function metaDescriptionOf({ opinion, thoughts, topicKind, variant }: Desk): string {
  const told = needsTopic(opinion.whole) ? readOpinion(thoughts.slice(1).join(' ')) : opinion;
  const { opening } = told.split((text) => countCharacters(text) <= META_CHARACTERS);
  if (opening !== '' && !/[\n[]/u.test(opening)) return opening;
  return gap(ofVariant(METAS[metaOf(topicKind.kind)], variant));
}

function metaOf(kind: TopicKind): keyof typeof METAS {
  if (kind === 'offer') return 'offered';
  if (kind === 'position') return 'wanted';
  return announces(kind) ? 'announced' : 'other';
}

export function summaryGap({ variant }: Desk): string {
  return gap(ofVariant(SUMMARIES, variant));
}

/** The opinion point by point, each fit to stand in a list of Markdown; none where it is too long for that. */
export function summaryPoints({ opinion, thoughts }: Desk): readonly string[] {
  const isShort = countWords(opinion.whole) <= POINTS.words && thoughts.length <= POINTS.most;
  return isShort && thoughts.every((line) => isPlainLine(line) && !OUTCRY.test(line)) ? thoughts : [];
}
