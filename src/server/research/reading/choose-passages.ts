import { saysOf } from '../topic/common-words.ts';
import { paragraphsOf } from './paragraphs.ts';
import { termsOf } from '../../text/terms.ts';
import type { Topic } from '../topic/topic.ts';

/** Text analysed of one source, in UTF-16 code units: the analysis takes time. */
const MAX_ANALYSED = 60_000;
/** Of a longer one, what stands at the beginning tells what it is. */
const OPENING = 12_000;
/** Letters by which a word is found in whatever form it stands. */
const SHORTEST_ROOT = 4;

/**
 * The paragraphs that are worth taking apart: all of a usual text; of a long one its opening, and from all the rest
 * those that speak most of the topic, in their order.
 */
export function choosePassages(text: string, topic: Topic | null): string[] {
  const paragraphs = paragraphsOf(text);
  if (text.length <= MAX_ANALYSED) return paragraphs;
  const roots = topic ? rootsOf(topic) : [];
  const judged = paragraphs.map((paragraph, at) => ({ paragraph, at, worth: worthOf(paragraph, roots) }));
  let before = 0;
  const opening = judged.filter(({ paragraph }) => (before += paragraph.length) <= OPENING);
  const rest = judged.slice(opening.length).toSorted((a, b) => b.worth - a.worth || a.at - b.at);
  const chosen = [...opening];
  let length = Math.min(before, OPENING);
  for (const item of rest) {
    if (length + item.paragraph.length > MAX_ANALYSED) continue;
    length += item.paragraph.length;
    chosen.push(item);
  }
  return chosen.toSorted((a, b) => a.at - b.at).map(({ paragraph }) => paragraph);
}

function rootsOf(topic: Topic): [root: string, says: number][] {
  return topic.words.map((word) => {
    const plain = word.toLowerCase();
    const root = plain.slice(0, Math.max(SHORTEST_ROOT, plain.length - 3));
    return [root, saysOf(termsOf(word, 'en')[0] ?? plain)];
  });
}

/** What is said of the topic here, for its length; a figure makes it worth a little more. */
function worthOf(paragraph: string, roots: readonly (readonly [string, number])[]): number {
  const plain = paragraph.toLowerCase();
  const said = roots.reduce((sum, [root, says]) => sum + (plain.includes(root) ? says : 0), 0);
  return said === 0 ? 0 : said + (/\d/.test(paragraph) ? 0.1 : 0) - paragraph.length / 40_000;
}
