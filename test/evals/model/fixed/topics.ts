import type { Material } from '../../../../src/server/research/reading/read-material.ts';
import { readCorpus } from '../../corpus/read-corpus.ts';

/** What the web of the evaluation has on a topic: pages, or nothing at all. */
type Coverage = 'covered' | 'nothing';

export interface EvalTopic {
  readonly id: string;
  readonly topic: string;
  /** Empty where the author has none. */
  readonly opinion: string;
  readonly coverage: Coverage;
  /** Whether the pages on it speak against the opinion. */
  readonly contradicted: boolean;
  /** Formats by their labels, each with how many variants. */
  readonly pieces: Readonly<Record<string, number>>;
  /** What the user brings along; nothing unless given. */
  readonly material?: readonly Material[];
}

type Plan = Pick<EvalTopic, 'opinion' | 'pieces'> & { readonly contradicted?: true };

/** Topics of the corpus, with its pages as their sources. Together with the others they ask for every format. */
const COVERED: Readonly<Record<string, Plan>> = {
  'cup-deposit': {
    opinion:
      'A deposit scheme stands or falls with the person at the till, not with the cup. Ask every customer, every time, out loud. A sign on the counter is an excuse for not asking.',
    pieces: { 'Blog Post': 1, 'X Post': 2, 'LinkedIn Post': 1 },
  },
  'support-four-day-week': {
    opinion:
      'The four-day week in support is paid for by the customers, who wait longer and notice it. It will not keep anybody who wanted to leave: people do not quit over a Friday. Fix the shift plan first and talk about days off later.',
    contradicted: true,
    pieces: { 'Email Newsletter': 1, 'LinkedIn Post': 2, 'X Post': 1 },
  },
  'bookshop-open-rates': {
    opinion:
      'Open rates are vanity, since half of them are counted by machines. One book, one reason, one signature beats any template. We would rather lose a hundred readers than send a discount.',
    pieces: { 'X Post': 3, 'Email Newsletter': 1, 'Short Content Script': 1 },
  },
  'lastenrad-handwerk': {
    opinion:
      'Ein Lastenrad ersetzt keinen Transporter, es ersetzt die Parkplatzsuche. Wer es nur für das gute Bild kauft, lässt es nach einem Winter stehen.',
    pieces: { 'Blog Post': 1, 'Instagram Carousel': 1, 'Meta Ad': 1 },
  },
  'repair-shop-welcome': {
    opinion:
      'The mechanic should write it, not the marketing person. Three emails are plenty. A discount in the first one teaches people to wait for the next.',
    pieces: { 'Landing Page': 1, Descriptions: 1, 'Google Search Ad': 1 },
  },
  'cookie-banners': {
    // The author has nothing to say on it.
    opinion: '',
    pieces: { 'Press Release': 1, 'LinkedIn Post': 1, 'X Post': 2 },
  },
  'local-podcast-ads': {
    opinion:
      'A small show that people mention by name is worth more than reach. Let the host say it in her own words, because a read-out slogan is heard as noise. Count at the counter: ask where they heard of you, and write it down.',
    pieces: { 'Video Script': 1, 'Short Content Script': 1, 'X Post': 2 },
  },
};

/** Matters of the author alone: the web has no page on them, so that nothing may be cited. */
const UNCOVERED: Readonly<Record<string, Plan & { readonly topic: string }>> = {
  'saying-no': {
    topic: 'Which orders we will turn down from now on, and why we say so in public',
    opinion:
      'A clear no is a service. We turn down rush work because it is the good clients who pay for it in the end. Saying it in public spares both sides an awkward call.',
    pieces: { 'LinkedIn Post': 2, 'X Post': 2 },
  },
  'quiet-hour': {
    topic: 'Our new quiet hour without phones on Wednesday mornings',
    opinion:
      'Nobody ever thanked us for picking up on the second ring. One undisturbed hour makes the other seven kinder. If it is urgent, people knock.',
    pieces: { 'Email Newsletter': 1, 'X Post': 2, Descriptions: 1 },
  },
  'apprentice-letter': {
    topic: 'What we would tell our apprentices on their first morning',
    opinion:
      'Ask the question while it is still cheap. Nobody expects you to be fast, but everybody expects you to sweep up. The mistake you tell us about by noon is half as big as the one we find on Friday.',
    pieces: { 'Blog Post': 1, 'Instagram Carousel': 1, 'X Post': 1 },
  },
};

/** The ten topics, in the order in which a part of them is run. */
export function evalTopics(): EvalTopic[] {
  const corpus = readCorpus();
  const covered = Object.entries(COVERED).map(([id, { contradicted = false, ...plan }]): EvalTopic => {
    const known = corpus.find((topic) => topic.id === id);
    if (!known) throw new Error(`The corpus has no topic ${id}`);
    return { id, topic: known.topic, coverage: 'covered', contradicted, ...plan };
  });
  const uncovered = Object.entries(UNCOVERED).map(([id, plan]): EvalTopic => {
    return { id, coverage: 'nothing', contradicted: false, ...plan };
  });
  const [first, second, ...others] = covered;
  // One of each kind comes early.
  return [first, second, uncovered[0], ...others, ...uncovered.slice(1)].filter((topic) => topic !== undefined);
}
