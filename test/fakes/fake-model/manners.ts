import { xWeight } from '../../../src/core/checks/x-weight.ts';
import { adWidth } from '../../../src/core/checks/ad-width.ts';
import { googleSearchAd } from '../../../src/core/formats/google-search-ad.ts';
import { PLATFORM_LIMITS } from '../../../src/core/formats/platform-limits.ts';
import { xPost } from '../../../src/core/formats/x-post.ts';
import type { NoteManner } from './note-claims.ts';
import type { PromptReading } from './read-prompt.ts';

/** Bad habits of models, each of which a piece may show. */
export const MANNERS = [
  'invents figures',
  'invents dates',
  'invents money',
  'invents quotations',
  'invents papers',
  'writes addresses',
  'cites the wrong source',
  'cites sources that do not exist',
  'copies its sources',
  'credits the opinion to a source',
  'states both sides of a contradiction',
] as const;

export type Manner = (typeof MANNERS)[number];

export interface Manners {
  readonly manners: readonly Manner[];
  /** Whether an edit brings the same faults again, and a fact check mends none; else both do their work. */
  readonly stubborn: boolean;
  /** Bad habits in the notes that it takes of sources; without a list it takes none at all. */
  readonly notes?: readonly NoteManner[] | null;
}

const POST_LIMIT = 280;
const SHORTEST_PROSE = 40;

/** What each habit adds to a piece, made of what the prompt holds; nothing where the prompt gives no occasion. */
const SENTENCES: Readonly<Record<Manner, (reading: PromptReading, seed: number) => readonly string[]>> = {
  'invents figures': (_, seed) => [
    `Teams like that save ${31 + (seed % 60)} % of their week.`,
    `It works for ${seed + 2_000} companies out of ${seed + 3_000}.`,
  ],
  'invents dates': (_, seed) => [`It all began on ${1 + (seed % 27)} March ${1981 + (seed % 40)}.`],
  'invents money': (_, seed) => [`Each delay costs $${4 + (seed % 5)},${100 + (seed % 800)} a month.`],
  'invents quotations': () => ['“It changed how we work almost overnight,” says Dana Reed of Harrow & Lane.'],
  'invents papers': (_, seed) => [
    `A study shows it (doi:10.1${100 + (seed % 900)}/abc.${seed}, arXiv:2${100 + (seed % 200)}.${10_000 + seed}).`,
  ],
  'writes addresses': () => [
    'Read more at https://made-up.example/guide?x=1 or bit.ly/3xYzAbc today.',
    'See [the study](https://made-up.example/study) and write to hello@made-up.example, or go to madeup.com.',
  ],
  'cites the wrong source': ({ facts }) => {
    const told = facts.find(({ quote }) => /\d/.test(quote));
    const other = facts.find(({ source }) => source !== told?.source);
    return told && other ? [`“${withoutStop(told.quote)}” [${other.source}].`] : [];
  },
  'cites sources that do not exist': () => ['Readers stay longer with what they helped to make [s987].'],
  'copies its sources': ({ facts }) => {
    const [long] = facts.filter(({ quote }) => quote.split(' ').length > 9);
    return long ? [`${withoutStop(long.quote)} [${long.source}].`] : [];
  },
  'credits the opinion to a source': ({ opinion, facts }) => {
    const [first = ''] = opinion.split(/(?<=[.!?])\s/);
    return first && facts[0] ? [`Research shows it: ${withoutStop(first)} [${facts[0].source}].`] : [];
  },
  'states both sides of a contradiction': ({ facts }) => {
    const [one, other] = facts
      .filter(({ quote }) => /\d/.test(quote))
      .filter(({ source }, at, all) => all.findIndex((fact) => fact.source === source) === at);
    return one && other ? [one, other].map(({ source, quote }) => `“${withoutStop(quote)}” [${source}].`) : [];
  },
};

/** A well-behaved answer with bad manners put in, in places where a reader would read them. */
export function withManners(text: string, reading: PromptReading, { manners, stubborn }: Manners): string {
  if (reading.task === 'edit' && !stubborn) return text;
  const seed = Array.from(`${reading.format}${reading.variant}${reading.topic}`).reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 997,
    7,
  );
  const added = manners.flatMap((manner) => SENTENCES[manner](reading, seed));
  if (reading.format === googleSearchAd.label) return inAd(text, added);
  return reading.format === xPost.label ? inPost(text, added) : inProse(text, added);
}

/** A post has room for some of them at most: the first that fits comes in behind its first sentence. */
function inPost(text: string, added: readonly string[]): string {
  const [first = ''] = text.split(/(?<=[.!?])\s/);
  let post = first;
  for (const sentence of added) if (xWeight(`${post} ${sentence}`) <= POST_LIMIT) post = `${post} ${sentence}`;
  return post === first ? text : post;
}

/** Two marks that a writer may put around what it cannot trace. */
const ROOM_FOR_MARKS = 18;

/** An ad has no room beside its descriptions: those that fit stand in their places, from the last one on. */
function inAd(text: string, added: readonly string[]): string {
  const { parts } = googleSearchAd.parse(text);
  const fitting = added.filter((line) => adWidth(line) + ROOM_FOR_MARKS <= PLATFORM_LIMITS.adDescription.value);
  const kept = Math.max(1, parts.descriptions.length - fitting.length);
  const descriptions = [...parts.descriptions.slice(0, kept), ...fitting].slice(0, parts.descriptions.length);
  return googleSearchAd.layout({ ...parts, descriptions });
}

function inProse(text: string, added: readonly string[]): string {
  const lines = text.split('\n');
  const prose = lines.flatMap((line, at) => (isProse(line) ? [at] : []));
  added.forEach((sentence, index) => {
    const at = prose[Math.floor(((index + 0.5) * prose.length) / added.length)];
    if (at !== undefined) lines[at] = `${lines[at]} ${sentence}`;
  });
  return lines.join('\n');
}

function isProse(line: string): boolean {
  return (
    line.length >= SHORTEST_PROSE &&
    /[.!?]$/.test(line) &&
    /^(?:(?:Spoken|Primary text): |(?![A-Z][\w -]{0,30}:|#|\*\*))/.test(line)
  );
}

const withoutStop = (sentence: string) => sentence.replace(/\s+/g, ' ').replace(/[.!?]$/, '');
