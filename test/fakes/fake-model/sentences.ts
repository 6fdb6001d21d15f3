import { countWords, shorten } from '../../../src/core/rules/text.ts';
import type { PromptReading } from './read-prompt.ts';

const MOMENTS = [
  'On a busy Monday',
  'Before the first call',
  'With a small budget',
  'After the second try',
  'In a quiet week',
  'Once the plan stands',
  'Without any new tool',
  'Halfway through the plan',
  'When nobody is watching',
  'At the first sign',
  'For a team of three',
  'Under a tight deadline',
  'By the end of May',
  'Late on a Friday',
  'Next to a strong rival',
];
const ACTORS = [
  'a plain list',
  'one honest figure',
  'the patient customer',
  'a short call',
  'your own record',
  'the oldest page',
  'a careful question',
  'the smallest test',
  'one clear promise',
  'a second reader',
  'the weekly note',
  'a frank answer',
  'the first draft',
  'a shared calendar',
  'one good example',
];
const DEEDS = [
  'saves an hour of guessing',
  'shows what needs work',
  'beats any polished slide',
  'keeps the costs in sight',
  'settles most of the debate',
  'earns a second look',
  'turns doubt into a plan',
  'makes the next step small',
  'brings the right people in',
  'holds up for months',
  'costs less than a campaign',
  'tells more than a survey',
  'gives everyone one picture',
  'moves the work along',
  'leaves room for a change',
  'survives the long meeting',
];

export interface Sentences {
  /** A new sentence of eight to twelve words. */
  next(): string;
  /** A new sentence of at most 60 characters. */
  short(): string;
  /** Sentences of together at least `words` words. */
  paragraph(words: number): string;
  /** The opinion, whole or its beginning. */
  opinion(max: number): string;
  /** Quotations of the sources with their marks, each at most `max` characters. */
  facts(max: number): string[];
  readonly topic: string;
}

/** Grammatical, dull sentences, different for each piece: short fragments in ever new order. */
export function sentencesFor(reading: PromptReading): Sentences {
  let seed = hash(`${reading.format}/${reading.variant}/${reading.angle}/${reading.topic}`);
  const pick = (list: readonly string[]) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return list[seed % list.length] ?? '';
  };
  const next = () => `${pick(MOMENTS)}, ${pick(ACTORS)} ${pick(DEEDS)}.`;
  const short = () => {
    const text = `${pick(ACTORS)} ${pick(DEEDS)}.`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return {
    next,
    short,
    paragraph(words) {
      let text = next();
      while (countWords(text) < words) text += ` ${next()}`;
      return text;
    },
    opinion: (max) => (reading.opinion ? shorten(reading.opinion.replace(/\s+/g, ' '), max) : ''),
    facts: (max) => factsOf(reading, max),
    topic: reading.topic.replace(/\s+/g, ' '),
  };
}

/** A piece stands on a few of them. */
const MOST_FACTS = 5;

function factsOf(reading: PromptReading, max: number): string[] {
  const fitting = reading.facts.filter(({ quote }) => quote.length <= max);
  const from = fitting.length === 0 ? 0 : (reading.variant - 1) % fitting.length;
  return [...fitting.slice(from), ...fitting.slice(0, from)]
    .slice(0, MOST_FACTS)
    .map(({ source, quote }) => `“${quote.replace(/\s+/g, ' ').replace(/[.]$/, '')}” [${source}].`);
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 9_973;
  return value;
}
