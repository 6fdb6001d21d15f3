import type { TopicKind } from '../reading/topic-kind.ts';

/** What the text on an offer has to tell, in the words of one variant. Gaps stand behind "Add: "; `{topic}` comes marked. */
export interface OfferFrame {
  readonly is: OfferPart;
  readonly works: OfferPart;
  readonly proof: OfferPart;
  readonly forWhom: string;
  readonly next: string;
}

export interface OfferPart {
  readonly label: string;
  readonly gap: string;
}

const FRAMES: readonly [OfferFrame, OfferFrame, OfferFrame] = [
  {
    is: { label: 'What it is', gap: 'what you offer on {topic}, in one plain sentence, with its price or “free”' },
    works: { label: 'How it works', gap: 'the way from the first contact to the finished result, step by step' },
    proof: { label: 'Proof', gap: 'a result you can show: a photo, a log entry or a receipt' },
    forWhom: 'Who it is for',
    next: 'What to do next',
  },
  {
    is: { label: 'The offer', gap: 'the product, service or event behind {topic}, named as on the invoice' },
    works: { label: 'In practice', gap: 'what happens on the first day, and what the buyer has to bring' },
    proof: { label: 'On record', gap: 'what a buyer said about it, word for word, and whether you may name them' },
    forWhom: 'Made for',
    next: 'Next step',
  },
  {
    is: { label: 'In short', gap: 'what people hold in their hands once they have paid, on {topic}' },
    works: { label: 'From start to finish', gap: 'who does the work, how long it takes and what comes back' },
    proof: { label: 'Evidence', gap: 'how many people have used it so far, counted since which month' },
    forWhom: 'Right for',
    next: 'From here',
  },
];

/** What is offered, where the kind of the topic says more than the topic alone. */
const OFFERS: Readonly<Partial<Record<TopicKind, readonly [string, string, string]>>> = {
  news: [
    'what is new, in one plain sentence, with the day it starts and its price',
    'the name of what is new, and what it replaces',
    'what somebody can do from the first day on, and could not do before',
  ],
  versus: [
    'which of {a} and {b} you offer, in one plain sentence, with the price',
    'what you sell to people who choose between {a} and {b}',
    'what a buyer gets from you after choosing {a}, and after choosing {b}',
  ],
};

/** The frame of a variant, 0 to 2, for a kind of topic. */
export function offerFrame(kind: TopicKind, at: number): OfferFrame {
  const frame = FRAMES[at % FRAMES.length] ?? FRAMES[0];
  const offer = OFFERS[kind]?.[at % FRAMES.length];
  return offer ? { ...frame, is: { ...frame.is, gap: offer } } : frame;
}
