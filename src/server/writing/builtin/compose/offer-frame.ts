import { ofVariant } from '../lines/of-variant.ts';
import type { TopicKind } from '../reading/topic-kind.ts';

/** What the text on an offer has to tell, in the words of one variant. Gaps stand behind "Add: "; `{topic}` comes marked. */
export interface OfferFrame {
  readonly is: OfferPart;
  /** Above advice, or a dated or priced fact for what people come to. */
  readonly works: OfferPart;
  /** Above what the author has found or heard. */
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

type Frames = readonly [OfferFrame, OfferFrame, OfferFrame];

const part = (label: string, gap: string): OfferPart => ({ label, gap });

/** For whatever is offered: goods, a service, advice. */
const FRAMES: Frames = [
  {
    is: part('What it is', 'what people get here, in one plain sentence'),
    works: part('In practice', 'the steps, one after another, in plain words'),
    proof: part('Our experience', 'a result you can show, with the date'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('What to do next', 'where to order, ask or read on, with the link'),
    bullets: [
      part('Benefit', 'what somebody gains by it, in a few words'),
      part('Included', 'what belongs to it, in a few words'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'the one thing it does for people'),
    works: part('Day by day', 'one example of it, from start to finish'),
    proof: part('On record', 'what somebody said about it, word for word, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Next step', 'the page or address for those who want to know more'),
    bullets: [
      part('Difference', 'what you do another way than most, in one detail'),
      part('Asked most', 'what people want to know first, with your answer'),
      part('To begin', 'how soon somebody can begin, and with what'),
    ],
  },
  {
    is: part('In short', 'what people have or know afterwards that they lacked before'),
    works: part('Start to finish', 'what happens first, what after that, and how it ends'),
    proof: part('Seen so far', 'a figure of your own that speaks for it'),
    besides: 'Word for word',
    forWhom: 'Right for',
    next: part('From here', 'what to click or call, and what happens then'),
    bullets: [
      part('Best part', 'what people mention first once they know it'),
      part('Not included', 'what it leaves out, so that nobody is disappointed'),
      part('Help', 'where questions are answered'),
    ],
  },
];

/** For a topic that is a text, a talk or a film itself. */
const READINGS: Frames = [
  {
    is: part('What it is', 'what this is, an article, a talk or a film, and what it answers'),
    works: part('What is in it', 'the parts it has, a few words for each'),
    proof: part('An example', 'the example in it that you would show first'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('What to do next', 'where to read, watch or listen, with the link'),
    bullets: [
      part('Benefit', 'what somebody can do afterwards and could not do before'),
      part('Included', 'what comes with it: a template, a list, a recording'),
      part('Length', 'how long it takes to read, watch or hear'),
    ],
  },
  {
    is: part('In one line', 'the one thing that somebody knows afterwards'),
    works: part('In practice', 'a case from it, told in a sentence'),
    proof: part('On record', 'what somebody said after reading or hearing it, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Next step', 'the page on which it is to be found'),
    bullets: [
      part('Difference', 'what is said here and nowhere else'),
      part('Beforehand', 'what is good to know beforehand, or that nothing is needed'),
      part('First use', 'what to do with it right away'),
    ],
  },
  {
    is: part('In short', 'what it answers, and what it leaves open'),
    works: part('From it', 'how it came about, and what you looked at for it'),
    proof: part('To remember', 'the figure in it that surprised you most'),
    besides: 'Word for word',
    forWhom: 'Right for',
    next: part('From here', 'what to try, read or ask after that'),
    bullets: [
      part('Best part', 'the line, scene or picture that people remember'),
      part('Sources', 'whom or what you asked for it'),
      part('Author', 'who made it, with a line about them'),
    ],
  },
];

/** For what is new or going to be different: a launch, an opening, road works, other hours. */
const NEWS: Frames = [
  {
    is: part('What it is', 'what is new or different, in a sentence that a neighbour would understand'),
    works: part('What to do', 'what people have to do, or that nothing is asked of them'),
    proof: part('Our experience', 'what you have counted or heard so far'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('Where to turn', 'the page, address or number for it, with the link'),
    bullets: [
      part('New', 'what there has not been before, in a few words'),
      part('Unchanged', 'what stays as it was'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'the one thing about it that nobody should miss'),
    works: part('In practice', 'what to do first, and by when'),
    proof: part('So far', 'a figure or a voice from the first days'),
    besides: 'Good to know',
    forWhom: 'For',
    next: part('Where to find it', 'where everything about it can be read'),
    bullets: [
      part('From when', 'the day from which it holds, and until when'),
      part('Not yet', 'what is not settled or ready yet'),
      part('Asked most', 'the question you hear most, with its answer'),
    ],
  },
  {
    is: part('In short', 'what is going to be another way than people know it'),
    works: part('Step by step', 'what happens first, what after that, and how it ends'),
    proof: part('Heard and counted', 'who knows it already, and what came of it'),
    besides: 'Word for word',
    forWhom: 'Whom it concerns',
    next: part('From here', 'what to click, call or visit first'),
    bullets: [
      part('The first day', 'what happens on the first day'),
      part('Terms', 'the terms, and what happens if somebody changes their mind'),
      part('Next', 'what comes after this'),
    ],
  },
];

/** For what can be bought, booked or used. */
const OFFERS: Frames = [
  {
    is: part('What it is', 'what it is, in a plain sentence without praise'),
    works: part('In use', 'what it does in use, from start to finish'),
    proof: part('From practice', 'a result of one user, with the date'),
    besides: 'What it does',
    forWhom: 'Who it is for',
    next: part('How to get it', 'where to order, book or try it, with the link'),
    bullets: [
      part('What it costs', 'the price, and what is to be paid beside it'),
      part('What comes with it', 'what belongs to it, in a few words'),
      part('Warranty', 'the warranty, and where to turn to'),
    ],
  },
  {
    is: part('In one line', 'the one thing it does for people'),
    works: part('Handling', 'how it is set up, used and kept'),
    proof: part('From users', 'what one user said, word for word, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Where to get it', 'the shop or page that has it, and since when'),
    bullets: [
      part('Price', 'what people pay for it, all included'),
      part('Difference', 'what it does another way than most, in one detail'),
      part('Not included', 'what it leaves out, so that nobody is disappointed'),
    ],
  },
  {
    is: part('In short', 'what people can do with it that they could not do before'),
    works: part('Day by day', 'one ordinary day with it, told in a sentence'),
    proof: part('Tried out', 'who has tried it, and what came of it'),
    besides: 'The details',
    forWhom: 'Right for',
    next: part('From here', 'what to click or call, and what happens then'),
    bullets: [
      part('Best part', 'what people mention first once they know it'),
      part('Terms', 'the price, the delivery time and the way back'),
      part('Help', 'where questions are answered'),
    ],
  },
];

/** For what people are to come to or to join: an evening, a sale, a choir, a job. */
const INVITATIONS: Frames = [
  {
    is: part('What it is', 'what people are asked to come to or to join, in a sentence'),
    works: part('The facts', 'the day, the hour and the place'),
    proof: part('From our experience', 'what somebody said who has been there, with their leave'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('How to take part', 'how to sign up, book or apply, with the link'),
    bullets: [
      part('To expect', 'what people will see, hear or do there'),
      part('To bring', 'what to bring along, or that nothing is needed'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'what it is, in a line for a poster'),
    works: part('At a glance', 'from when until when, and how to get there'),
    proof: part('So far', 'a figure or a voice from earlier times'),
    besides: 'Good to know',
    forWhom: 'Open to',
    next: part('To join in', 'the page or address for all who want to come'),
    bullets: [
      part('On the programme', 'the part you look forward to most yourself'),
      part('Beforehand', 'what to know or do beforehand'),
      part('Asked most', 'what people ask before they come, with your answer'),
    ],
  },
  {
    is: part('In short', 'why somebody should come, as you would tell a friend'),
    works: part('The details', 'the first date, and the address or the link'),
    proof: part('Seen before', 'what it was like before, in one scene'),
    besides: 'Word for word',
    forWhom: 'For',
    next: part('From here', 'what to click, write or call to be part of it'),
    bullets: [
      part('Best part', 'what people still talk about afterwards'),
      part('People', 'who will be there'),
      part('Terms', 'the price or the pay, and by when to decide'),
    ],
  },
];

const BY_KIND: Readonly<Partial<Record<TopicKind, Frames>>> = {
  why: READINGS,
  question: READINGS,
  list: READINGS,
  'tell-apart': READINGS,
  news: NEWS,
  offer: OFFERS,
  invitation: INVITATIONS,
};

/** What is offered to those who stand between two sides. */
const BETWEEN = [
  'what you offer to somebody who chooses between {a} and {b}',
  'your answer to those who ask for {a} or {b}, in one line',
  'what somebody between {a} and {b} knows afterwards',
] as const;

/** The frame of a variant, 1-based, for a kind of topic. */
export function offerFrame(kind: TopicKind, variant: number): OfferFrame {
  const frame = ofVariant(BY_KIND[kind] ?? FRAMES, variant);
  return kind === 'versus' ? { ...frame, is: { ...frame.is, gap: ofVariant(BETWEEN, variant) } } : frame;
}
