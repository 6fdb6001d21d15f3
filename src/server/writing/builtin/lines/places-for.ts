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
}

/** What one piece asks about its topic, the topic filled in; `turn` moves the formats of a job apart. */
export function placesFor({ topic, topicKind, variant }: Asking, turn: number): VariantPlaces {
  const fill = fillTopicWith(topic, topicKind);
  const kinds = PLACES[topicKind.kind];
  const { question, places, faq, list } = kinds[(variant - 1 + turn) % kinds.length] ?? kinds[0];
  const place = ({ heading, label, gap }: Place): Place => ({
    heading: fill(heading),
    label: fill(label),
    gap: fill(gap),
  });
  const answer = ({ heading, gap }: Answer): Answer => ({ heading: fill(heading), gap: fill(gap) });
  return {
    question: fill(question),
    places: [place(places[0]), place(places[1]), place(places[2])],
    faq: [answer(faq[0]), answer(faq[1])],
    list: list.map(fill),
  };
}
