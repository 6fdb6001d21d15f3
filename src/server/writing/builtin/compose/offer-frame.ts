import { ofVariant } from '../lines/of-variant.ts';
import type { TopicKind } from '../reading/topic-kind.ts';

/** What the text on an offer has to tell, in the words of one variant. Gaps stand behind "Add: "; `{topic}` comes marked. */
export interface OfferFrame {
  readonly is: OfferPart;
  readonly works: OfferPart;
  readonly proof: OfferPart;
  /** Above a quotation that neither proves nor instructs. */
  readonly besides: string;
  readonly forWhom: string;
  readonly next: OfferPart;
  /** What a reader gets out of it. */
  readonly bullets: readonly [OfferPart, OfferPart, OfferPart];
}

export interface OfferPart {
  readonly label: string;
  readonly gap: string;
}

const FRAMES: readonly [OfferFrame, OfferFrame, OfferFrame] = [
  {
    is: { label: 'What it is', gap: 'what people get from you here, in one plain sentence' },
    works: { label: 'How it works', gap: 'what happens from the first call or visit on, step by step' },
    proof: { label: 'Proof', gap: 'a result you can show: a photo, a log entry or a receipt' },
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: { label: 'What to do next', gap: 'where to order, book or ask, with the link' },
    bullets: [
      { label: 'Benefit', gap: 'what people save, gain or get rid of, in a few words' },
      { label: 'Included', gap: 'what comes with it and need not be asked for' },
      { label: 'Price', gap: 'the price, or where it is shown' },
    ],
  },
  {
    is: { label: 'In one line', gap: 'the product, service or group behind this, by its full name' },
    works: { label: 'In practice', gap: 'what happens on the first day, and what people have to bring' },
    proof: { label: 'On record', gap: 'what somebody said about it, word for word, and whether you may name them' },
    besides: 'Read beside it',
    forWhom: 'Made for',
    next: { label: 'Next step', gap: 'the page, counter or phone number where it is to be had' },
    bullets: [
      { label: 'Difference', gap: 'what you do that others do not, with one detail' },
      { label: 'Good to know', gap: 'the detail people ask about before they decide' },
      { label: 'Ready', gap: 'how soon it is there or done' },
    ],
  },
  {
    is: { label: 'In short', gap: 'what people have in the end that they did not have before' },
    works: { label: 'From start to finish', gap: 'who does the work, and how long it takes' },
    proof: { label: 'Evidence', gap: 'how many people have used it so far, counted since which month' },
    besides: 'Word for word',
    forWhom: 'Right for',
    next: { label: 'From here', gap: 'what an interested reader clicks, calls or visits first' },
    bullets: [
      { label: 'Best part', gap: 'what people mention first when they come back' },
      { label: 'Terms', gap: 'the price, and what happens if somebody changes their mind' },
      { label: 'Help', gap: 'who answers questions, and at what hours' },
    ],
  },
];

/** For a topic that is a text, a talk or a film itself. */
const READINGS: typeof FRAMES = [
  {
    is: { label: 'What it is', gap: 'what people get here: a text, a talk, a film or a visit' },
    works: { label: 'How it works', gap: 'how long it takes to read, watch or attend, and where' },
    proof: { label: 'Proof', gap: 'who stands behind it, and since when they have done this' },
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: { label: 'What to do next', gap: 'where to read on, sign up or ask, with the link' },
    bullets: [
      { label: 'Benefit', gap: 'what somebody can do afterwards and could not do before' },
      { label: 'Included', gap: 'what comes with it: examples, numbers, a template' },
      { label: 'Voices', gap: 'who is quoted or asked in it' },
    ],
  },
  {
    is: { label: 'In one line', gap: 'the one thing that somebody knows afterwards and did not know before' },
    works: { label: 'What is in it', gap: 'the parts it has, a few words for each' },
    proof: { label: 'On record', gap: 'what somebody said after reading or hearing it, word for word' },
    besides: 'Read beside it',
    forWhom: 'Made for',
    next: { label: 'Next step', gap: 'the day and the place, or the page where it is to be found' },
    bullets: [
      { label: 'Difference', gap: 'what stands here and nowhere else' },
      { label: 'Good to know', gap: 'what one should have read or tried before' },
      { label: 'First use', gap: 'what to do right after reading or hearing it' },
    ],
  },
  {
    is: { label: 'In short', gap: 'what it answers, and what it leaves to others' },
    works: { label: 'From start to finish', gap: 'how it came about: who worked on it, and for how long' },
    proof: { label: 'Evidence', gap: 'the figure or document in it that you would show first' },
    besides: 'Word for word',
    forWhom: 'Right for',
    next: { label: 'From here', gap: 'what an interested reader clicks, calls or visits first' },
    bullets: [
      { label: 'Best part', gap: 'the page, scene or line that people mention first' },
      { label: 'Length', gap: 'how long it takes, and whether it can be done in parts' },
      { label: 'Author', gap: 'who wrote or made it, with a line about them' },
    ],
  },
];

/** For what is announced: a launch, a release, an evening, a job. */
const NEWS: typeof FRAMES = [
  {
    is: { label: 'What it is', gap: 'what it is, in a sentence that a neighbour would understand' },
    works: { label: 'How it works', gap: 'how to get it or take part, step by step' },
    proof: { label: 'Proof', gap: 'what somebody said who has seen it already, word for word' },
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: { label: 'What to do next', gap: 'where to get it, book or apply, with the link' },
    bullets: [
      { label: 'Benefit', gap: 'what people gain by it, in a few words' },
      { label: 'Included', gap: 'what comes with it at no extra cost' },
      { label: 'Date', gap: 'from when, and until when' },
    ],
  },
  {
    is: { label: 'In one line', gap: 'the one thing about it that nobody should miss' },
    works: { label: 'In practice', gap: 'when and where, and what people need for it' },
    proof: { label: 'On record', gap: 'a number or a voice from the first try' },
    besides: 'Read beside it',
    forWhom: 'Made for',
    next: { label: 'Next step', gap: 'the page, counter or phone number for everything else' },
    bullets: [
      { label: 'Difference', gap: 'what there has not been before, with one detail' },
      { label: 'Good to know', gap: 'the question you hear most, with its answer' },
      { label: 'Place', gap: 'where it is to be found, with the way there' },
    ],
  },
  {
    is: { label: 'In short', gap: 'what people can do there or with it from the first day on' },
    works: { label: 'From start to finish', gap: 'what happens first, what after that, and who is there to help' },
    proof: { label: 'Evidence', gap: 'how many have tried or seen it so far, and where' },
    besides: 'Word for word',
    forWhom: 'Right for',
    next: { label: 'From here', gap: 'what an interested reader clicks, calls or visits first' },
    bullets: [
      { label: 'Best part', gap: 'what you yourself look forward to most' },
      { label: 'Terms', gap: 'the price or the pay, and by when to decide' },
      { label: 'People', gap: 'whom one will meet there or can turn to' },
    ],
  },
];

const BY_KIND: Readonly<Partial<Record<TopicKind, typeof FRAMES>>> = {
  why: READINGS,
  question: READINGS,
  list: READINGS,
  news: NEWS,
};

/** What is offered to those who stand between two sides. */
const BETWEEN = [
  'which of {a} and {b} you offer, in one plain sentence, with the price',
  'what you sell to people who choose between {a} and {b}',
  'what a buyer gets from you after choosing {a}, and after choosing {b}',
] as const;

/** The frame of a variant, 1-based, for a kind of topic. */
export function offerFrame(kind: TopicKind, variant: number): OfferFrame {
  const frame = ofVariant(BY_KIND[kind] ?? FRAMES, variant);
  return kind === 'versus' ? { ...frame, is: { ...frame.is, gap: ofVariant(BETWEEN, variant) } } : frame;
}
