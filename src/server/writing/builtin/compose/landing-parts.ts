import type { BenefitCard } from '../../../../core/formats/landing-page.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import { asLine } from '../../../../core/formats/layout/lines.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { fillTopicWith } from '../lines/fill-topic.ts';
import type { GapBook } from '../lines/gap-book.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { placesFor } from '../lines/places-for.ts';
import { announces, type TopicKind } from '../reading/topic-kind.ts';
import type { Topic } from '../text/topic.ts';
import { asHeadline, isHeadline, needsTopic } from '../text/thoughts.ts';
import { offerFrame } from './offer-frame.ts';
import { isAnswered } from './own-case.ts';
import { pointGaps } from './view.ts';

const TURN = formatIndex('Landing Page');
const WORDS = { headline: 10, subhead: 25, cardTitle: 4, card: 25 } as const;
/** In the order in which they are tried. */
const TOPIC_CHARACTERS = [70, 60, 50, 40] as const;
const CARDS = 3;
const STEPS = 3;

interface OpenCard {
  readonly title: string;
  readonly gap: string;
}
type ThreeCards = readonly [OpenCard, OpenCard, OpenCard];

/** What is there for a reader, where no thought says it; one set for each variant. */
const OPEN_CARDS: readonly [ThreeCards, ThreeCards, ThreeCards] = [
  [
    { title: 'What you gain', gap: 'what somebody gains by it, in one sentence' },
    { title: 'What you are spared', gap: 'the trouble that it spares people' },
    { title: 'What you can do', gap: 'what people can do afterwards that they could not do before' },
  ],
  [
    { title: 'What you notice first', gap: 'the change that people notice first' },
    { title: 'What is taken over', gap: 'the work or worry that it takes off people' },
    { title: 'What it saves', gap: 'the time or the money that it saves, with a figure of your own' },
  ],
  [
    { title: 'Why people stay', gap: 'why somebody comes back to it' },
    { title: 'What gets easier', gap: 'what is easier with it than without' },
    { title: 'What others mention', gap: 'what people tell their friends about it' },
  ],
];

type Three = readonly [string, string, string];
type ThreeSets = readonly [Three, Three, Three];

/** Titles are the author's to find: its thoughts are sentences. One set for each variant. */
const TITLES: ThreeSets = [
  ['first short title', 'second short title', 'third short title'],
  ['first card heading', 'second card heading', 'third card heading'],
  ['first in brief', 'second in brief', 'third in brief'],
];

const ANY_STEPS: ThreeSets = [
  ['what somebody does first', 'what you do then', 'what they have in the end'],
  ['the first click or call', 'what comes next, and how long it takes', 'how one knows that it worked'],
  ['how to begin, as you would tell a friend', 'the part that you do for them', 'the moment at which it is done'],
];
const STEP_SETS: Readonly<Partial<Record<TopicKind, ThreeSets>>> = {
  invitation: [
    ['how to sign up, or that nobody has to', 'how to get there', 'what happens on arrival'],
    ['what to do beforehand', 'where to come to', 'how it begins'],
    ['the first thing to do for those who want to come', 'the way to you', 'what people take home'],
  ],
  position: [
    ['where to apply, and with what', 'what happens then, and how soon', 'the first day'],
    ['what to send', 'whom somebody talks to', 'when they hear from you'],
    ['how to get in touch', 'what you ask in the first talk', 'how people begin with you'],
  ],
};

export interface Hero {
  readonly headline: string;
  readonly subhead: string;
  /** Thoughts of the opinion that neither of them took. */
  readonly left: readonly string[];
}

/** The topic above the opinion's first thought; where the opinion comes first, the thought itself is the headline. */
export function readHero(desk: Desk, book: GapBook): Hero {
  const thoughts = desk.items.length > 0 ? desk.items : desk.thoughts;
  const thesis = desk.angle === 'story' ? thoughts.find(isThesis) : undefined;
  const left = thoughts.filter((thought) => thought !== thesis);
  const headline = thesis === undefined ? topicIn(desk.topic, WORDS.headline) : asHeadline(thesis);
  const [first = ''] = left;
  // What the author says first is always heard, if only from its beginning.
  const isLong = first !== '' && !isLine(first, WORDS.subhead);
  const opening = isLong ? undefined : turnTo(left, desk.variant).find((thought) => isLine(thought, WORDS.subhead));
  const cut = isLong ? openingOf(desk) : '';
  return {
    headline,
    subhead: opening ?? (cut || book.take([subheadGap(desk)], 'offer')),
    left: left.filter((thought) => thought !== opening),
  };
}

/** What somebody says of themselves heads no page. */
const SPEAKS = /(?<![\p{L}\p{N}])(?:i|me|my|i['’]m|i['’]d|please|maybe)(?![\p{L}\p{N}])|!!/iu;

function isThesis(thought: string): boolean {
  return isHeadline(thought) && countWords(thought) <= WORDS.headline && !needsTopic(thought) && !SPEAKS.test(thought);
}

function isLine(thought: string, mostWords: number): boolean {
  return countWords(thought) <= mostWords && !thought.includes('\n');
}

/** Siblings begin with another one each. */
function turnTo(thoughts: readonly string[], variant: number): string[] {
  const from = thoughts.length === 0 ? 0 : (variant - 1) % thoughts.length;
  return [...thoughts.slice(from), ...thoughts.slice(0, from)];
}

function topicIn(topic: Topic, mostWords: number): string {
  const titles = TOPIC_CHARACTERS.map((most) => topic.title(most));
  return titles.find((title) => countWords(title) <= mostWords) ?? titles.at(-1) ?? '';
}

/** Of an opinion whose thoughts are all too long, as much as there is room for. */
function openingOf({ opinion }: Desk): string {
  return asLine(opinion.opening((text) => countWords(text) <= WORDS.subhead));
}

function subheadGap({ topic, topicKind, variant }: Desk): string {
  return fillTopicWith(topic, topicKind)(offerFrame(topicKind.kind, variant).is.gap);
}

/** A thought each; then what only the author knows, under the labels that texts on an offer have. */
export function cardsOf(desk: Desk, thoughts: readonly string[], book: GapBook): BenefitCard[] {
  const fitting = thoughts.filter((thought) => isLine(thought, WORDS.card));
  const told = firstHeard(turnTo(fitting, desk.variant).slice(0, CARDS), fitting).map((thought, at) =>
    thoughtCard(desk, thought, at),
  );
  const open = openCards(desk)
    .filter(({ title, gap: wish }) => !isAnswered({ heading: title, gap: wish }, desk))
    .map(({ title, gap: wish }, at) => ({
      // The writer's own words fit beside English alone.
      title: desk.english ? title : gap(ofVariant(TITLES, desk.variant)[told.length + at] ?? title),
      body: book.take([wish], 'offer'),
    }))
    .filter(({ body }) => body !== '');
  const cards = [...told, ...open].slice(0, CARDS);
  return cards.length > 0 ? cards : [{ title: gap(ofVariant(TITLES, desk.variant)[0]), body: '' }];
}

/** Whatever siblings begin with, what the author says first is among it. */
function firstHeard(chosen: readonly string[], [first]: readonly string[]): readonly string[] {
  return first === undefined || chosen.includes(first) ? chosen : [...chosen.slice(0, -1), first];
}

/** Whoever announces something has facts to tell before all gains. */
function openCards({ topicKind: { kind }, variant }: Desk): readonly OpenCard[] {
  const gains = ofVariant(OPEN_CARDS, variant);
  if (kind === 'offer' || !announces(kind)) return gains;
  return [...offerFrame(kind, variant).bullets.map(({ label, gap: wish }) => ({ title: label, gap: wish })), ...gains];
}

function thoughtCard(desk: Desk, thought: string, at: number): BenefitCard {
  const title = ofVariant(TITLES, desk.variant)[at] ?? '';
  if (countWords(thought) > WORDS.cardTitle || !isHeadline(thought)) return { title: gap(title), body: thought };
  return { title: asHeadline(thought), body: gap(pointGaps(desk)[at + 1] ?? title) };
}

/** Where the topic itself asks for steps, its own. */
export function stepsOf(desk: Desk, book: GapBook): string[] {
  const { kind } = desk.topicKind;
  const listed = kind === 'how-to' ? placesFor(desk, TURN).list.slice(0, STEPS) : [];
  const wishes = listed.length === STEPS ? listed : ofVariant(STEP_SETS[kind] ?? ANY_STEPS, desk.variant);
  return wishes.map((wish) => book.take([wish], 'format') || gap(wish));
}
