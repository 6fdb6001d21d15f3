import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import type { Desk } from '../desk.ts';
import type { Topic } from '../text/topic.ts';
import type { VariantPlaces } from '../lines/place.ts';

/** The points that come before the first of the ordinals. */
const UNCOUNTED = 3;
/** Of the points after the first three. */
const ORDINALS = ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'] as const;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = new RegExp(String.raw`^(?:the |my |our |top |these )*(?:(\d{1,2})|(${NUMBERS.join('|')}))\b`, 'iu');

/** The list that the angle or the topic promises, a place for each point; none for topics of other kinds. */
export function listSection({ topicKind, topic }: Desk, { list }: VariantPlaces): Section[] {
  const [first, second, third, last] = list;
  if (first === undefined || second === undefined || third === undefined || last === undefined) return [];
  const count = promised(topic);
  const own =
    count > 1 && count < list.length
      ? list.slice(0, count)
      : [first, second, third, ...furtherPoints({ topic }, list.length, UNCOUNTED), last];
  const heading = topicKind.kind === 'how-to' ? 'Step by step' : 'The list';
  return [{ heading, body: numbered(own.map((wish) => gap(wish))) }];
}

/** Wishes for the points that the topic promises beyond those `given`, the first of them behind the `after`th. */
export function furtherPoints({ topic }: Pick<Desk, 'topic'>, given: number, after = given): string[] {
  const missing = Math.max(0, promised(topic) - given);
  const from = Math.max(0, after - UNCOUNTED);
  return ORDINALS.slice(from, from + missing).map((which) => `what comes ${which}`);
}

/** "7 ways": how many points the topic itself promises; none where it gives no number. */
function promised(topic: Topic): number {
  const [, digits = '', word = ''] = COUNT.exec(topic.title(500)) ?? [];
  return Number(digits) || NUMBERS.indexOf(word.toLowerCase()) + 2;
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, at) => `${at + 1}. ${line}`).join('\n');
}
