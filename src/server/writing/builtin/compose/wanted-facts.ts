import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import type { TopicKind } from '../reading/topic-kind.ts';
import { factsHeading } from './quoted-section.ts';

type Facts = readonly [string, string, string];

/** What nobody can announce without; the first is what a short text has room for. One set for each variant would ask for the same. */
const FACTS: Partial<Record<TopicKind, Facts>> = {
  invitation: [
    'the day, the time and the place',
    'what it costs, or that it costs nothing',
    'how to take part, with the link',
  ],
  position: ['the work, the hours and the pay', 'whom you are looking for', 'how to apply, and by when'],
  offer: ['what it costs, and where to get it', 'what it does, in figures', 'what belongs to it, and for how long'],
};
const NEWS: Facts = [
  'from when, and where',
  'what is new or different, in one line',
  'whom it concerns, and what they have to do',
];

/** The address of what is announced, which a reader needs next. */
export const LINK = 'the link';

/** In other words for siblings. */
const AGAIN: Partial<Record<TopicKind, readonly [string, string]>> = {
  invitation: ['where it is, and when it begins', 'from when, where, and for how much'],
  position: ['the hours, the pay and the first day', 'how many hours a week, for how much, from when'],
  offer: ['the price, and the page or shop', 'how much it is, and how soon one has it'],
};
const NEWS_AGAIN = ['the date, and where to find it', 'since or until when, and where'] as const;

/** When, where or for how much: what a reader of a few lines has to know. */
export function wantedFact({ topicKind: { kind }, variant, ownFacts }: Desk): string {
  const [first] = FACTS[kind] ?? NEWS;
  const wish = ofVariant([first, ...(AGAIN[kind] ?? NEWS_AGAIN)], variant);
  return gap(ownFacts > 0 ? `from your notes: ${wish}` : wish);
}

/** All of it as a section, where nothing is known yet. */
export function wantedFacts(desk: Desk): Section {
  const wishes = FACTS[desk.topicKind.kind] ?? NEWS;
  return { heading: factsHeading(desk), body: wishes.map((wish) => `- ${gap(wish)}`).join('\n') };
}
