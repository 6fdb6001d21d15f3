import { gap } from '../../../../core/formats/layout/gaps.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { splitSentences as readSentences } from '../../../research/language/sentences.ts';
import type { Angle } from '../angles/angle.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { listItems } from '../text/points.ts';
import { closeSentence, splitSentences } from '../text/sentences.ts';

const META_CHARACTERS = 160;
const POINTS = { most: 4, words: 70 } as const;

/** Follow the topic in a title where the piece is what they say. */
const TAILS: Partial<Record<Angle, string>> = {
  story: 'our view',
  contrast: 'side by side',
  list: 'a checklist',
  figure: 'by the numbers',
};

/** What nobody can sum up before it is written; one for each variant. */
const SUMMARIES = [
  'the line to remember, once the rest is written',
  'what somebody in a hurry should take away',
  'the answer in one breath, as you would say it aloud',
] as const;

export function titleOf({ topic, topicKind, angle }: Desk, characters: number): string {
  const title = topic.title(characters);
  const tail = TAILS[angle];
  // An announcement, a list or a question is its own title, and a second colon reads wrong.
  const isComplete = topicKind.kind === 'news' || topicKind.kind === 'list' || /[:?]/u.test(title);
  return tail === undefined || isComplete ? title : topic.titleWith(tail, characters);
}

export function metaDescriptionOf({ topic }: Desk, { promise }: VariantPlaces): string {
  return topic.quotedWith(`${promise.charAt(0).toLowerCase()}${promise.slice(1)}.`, META_CHARACTERS);
}

export interface Summary {
  readonly lines: readonly string[];
  /** What only the author can sum up; empty where the opinion does. */
  readonly gap: string;
}

/** What a reader takes away: the opinion point by point where it is short, else a place for its author. */
export function summaryOf({ opinion, angle, variant }: Desk): Summary {
  const points = angle === 'contrast' ? [] : pointsOf(opinion.whole);
  if (points.length > 0) return { lines: points, gap: '' };
  const open = gap(ofVariant(SUMMARIES, variant));
  return { lines: [open], gap: open };
}

/** Each fit to stand alone in a list of Markdown; none of an opinion that is too long for that. */
function pointsOf(opinion: string): string[] {
  if (opinion === '' || countWords(opinion) > POINTS.words) return [];
  const points = (listItems(opinion) ?? wholeThoughts(opinion)).map(closeSentence);
  const isPlain = points.every((point) => !/^[#>+*|`~\d[-]/u.test(point));
  return isPlain && points.length <= POINTS.most ? points : [];
}

/** A sentence that leans on the one before it stays with it. */
function wholeThoughts(opinion: string): string[] {
  const thoughts: string[] = [];
  for (const sentence of splitSentences(opinion)) {
    const last = thoughts.length - 1;
    if (last >= 0 && readSentences(sentence, 'en')[0]?.leans === true) thoughts[last] = `${thoughts[last]} ${sentence}`;
    else thoughts.push(sentence);
  }
  return thoughts;
}
