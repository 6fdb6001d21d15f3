import { isTold } from '../reading/told.ts';
import type { TopicReading } from '../reading/topic-kind.ts';
import type { Topic } from '../text/topic.ts';
import { fillTopicWith } from './fill-topic.ts';
import type { Answer, Place, VariantPlaces } from './place.ts';
import { PLACES } from './places/places-of.ts';

interface Asking {
  readonly topic: Topic;
  readonly topicKind: TopicReading;
  /** 1-based. */
  readonly variant: number;
  /** The author's own texts: what they have told is asked last. */
  readonly notes: readonly string[];
}

/** What one piece asks about its topic, the topic filled in; `turn` moves the formats of a job apart. */
export function placesFor({ topic, topicKind, variant, notes }: Asking, turn: number): VariantPlaces {
  const fill = fillTopicWith(topic, topicKind);
  const kinds = PLACES[topicKind.kind];
  const { question, places, faq, list } = kinds[(variant - 1 + turn) % kinds.length] ?? kinds[0];
  const place = ({ heading, label, gap }: Place): Place => ({
    heading: fill(heading),
    label: fill(label),
    gap: fill(gap),
  });
  const answer = ({ heading, gap }: Answer): Answer => ({ heading: fill(heading), gap: fill(gap) });
  const [first = places[0], second = places[1], third = places[2]] = openFirst(places, notes);
  const [one = faq[0], other = faq[1]] = openFirst(faq, notes);
  return {
    question: fill(question),
    places: [place(first), place(second), place(third)],
    faq: [answer(one), answer(other)],
    list: list.map(fill),
  };
}

/** In their order, those that the notes have told already behind the others. */
function openFirst<Wish extends Answer>(wishes: readonly Wish[], notes: readonly string[]): Wish[] {
  return wishes.toSorted((one, other) => Number(isTold(one, notes)) - Number(isTold(other, notes)));
}
