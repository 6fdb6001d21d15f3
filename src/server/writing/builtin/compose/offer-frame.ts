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
}

export interface OfferPart {
  readonly label: string;
  readonly gap: string;
}

const FRAMES: readonly [OfferFrame, OfferFrame, OfferFrame] = [
  {
    is: { label: 'What it is', gap: 'what you offer on {topic}, in one plain sentence' },
    works: { label: 'How it works', gap: 'the way from the first contact to the finished result, step by step' },
    proof: { label: 'Proof', gap: 'a result you can show: a photo, a log entry or a receipt' },
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: { label: 'What to do next', gap: 'where to order, book or ask, with the link' },
  },
  {
    is: { label: 'The offer', gap: 'the product, service or event behind {topic}, named as on the invoice' },
    works: { label: 'In practice', gap: 'what happens on the first day, and what people have to bring' },
    proof: { label: 'On record', gap: 'what somebody said about it, word for word, and whether you may name them' },
    besides: 'Read beside it',
    forWhom: 'Made for',
    next: { label: 'Next step', gap: 'the page, counter or phone number where it is to be had' },
  },
  {
    is: { label: 'In short', gap: 'what people hold in their hands once they have paid, on {topic}' },
    works: { label: 'From start to finish', gap: 'who does the work, how long it takes and what comes back' },
    proof: { label: 'Evidence', gap: 'how many people have used it so far, counted since which month' },
    besides: 'Word for word',
    forWhom: 'Right for',
    next: { label: 'From here', gap: 'what an interested reader clicks, calls or visits first' },
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
  },
  {
    is: { label: 'In one line', gap: 'the one thing that somebody knows afterwards and did not know before' },
    works: { label: 'What is in it', gap: 'the parts it has, two or three words for each' },
    proof: { label: 'On record', gap: 'what somebody said after reading or hearing it, word for word' },
    besides: 'Read beside it',
    forWhom: 'Made for',
    next: { label: 'Next step', gap: 'the day and the place, or the page where it is to be found' },
  },
  {
    is: { label: 'In short', gap: 'what it answers, and what it leaves to others' },
    works: { label: 'From start to finish', gap: 'how it came about: who worked on it, and for how long' },
    proof: { label: 'Evidence', gap: 'the figure or document in it that you would show first' },
    besides: 'Word for word',
    forWhom: 'Right for',
    next: { label: 'From here', gap: 'what an interested reader clicks, calls or visits first' },
  },
];

const READ_KINDS: readonly TopicKind[] = ['why', 'question', 'list'];

/** What is offered, where the kind of the topic says more than the topic alone. */
const OFFERS: Readonly<Partial<Record<TopicKind, readonly [string, string, string]>>> = {
  news: [
    'its name and what it costs, in one plain sentence',
    'the name of what is new, and what it replaces',
    'what somebody can do from the first day on, and could not do before',
  ],
  versus: [
    'which of {a} and {b} you offer, in one plain sentence, with the price',
    'what you sell to people who choose between {a} and {b}',
    'what a buyer gets from you after choosing {a}, and after choosing {b}',
  ],
};

/** The frame of a variant, 1-based, for a kind of topic. */
export function offerFrame(kind: TopicKind, variant: number): OfferFrame {
  const frames = READ_KINDS.includes(kind) ? READINGS : FRAMES;
  const frame = ofVariant(frames, variant);
  const offer = OFFERS[kind] && ofVariant(OFFERS[kind], variant);
  return offer ? { ...frame, is: { ...frame.is, gap: offer } } : frame;
}
