import { ofVariant } from '../lines/of-variant.ts';
import type { TopicKind } from '../reading/topic-kind.ts';
import { INVITATIONS, NEWS, POSITIONS } from './frames/announced.ts';
import type { Frames, OfferFrame } from './frames/frame.ts';
import { ANYTHING, OFFERS, READINGS } from './frames/things.ts';

const BY_KIND: Readonly<Partial<Record<TopicKind, Frames>>> = {
  why: READINGS,
  question: READINGS,
  list: READINGS,
  'tell-apart': READINGS,
  news: NEWS,
  offer: OFFERS,
  invitation: INVITATIONS,
  position: POSITIONS,
};

/** What is offered to those who stand between two sides. */
const BETWEEN = [
  'what you offer to somebody who chooses between {a} and {b}',
  'your answer to those who ask for {a} or {b}, in one line',
  'what somebody between {a} and {b} knows afterwards',
] as const;

/** The frame of a variant, 1-based, for a kind of topic. */
export function offerFrame(kind: TopicKind, variant: number): OfferFrame {
  const frame = ofVariant(BY_KIND[kind] ?? ANYTHING, variant);
  return kind === 'versus' ? { ...frame, is: { ...frame.is, gap: ofVariant(BETWEEN, variant) } } : frame;
}
