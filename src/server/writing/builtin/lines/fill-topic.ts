import type { TopicReading } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import type { Topic } from '../text/topic.ts';

const TOPIC_CHARACTERS = 60;
const SIDE_CHARACTERS = 30;

/** Puts the topic's own words, in quotation marks, where a line has `{topic}`, `{a}` or `{b}`. */
export type FillTopic = (line: string) => string;

export function fillTopicWith(topic: Topic, { sides }: TopicReading): FillTopic {
  const [a, b] = sides ?? ['', ''];
  const fill: Readonly<Record<string, string>> = {
    '{topic}': inOneBreath(topic.quoted(TOPIC_CHARACTERS)),
    '{a}': mark(shortSide(a)),
    '{b}': mark(shortSide(b)),
  };
  return (line) => line.replace(/\{(?:topic|a|b)\}/gu, (place) => fill[place] ?? place);
}

/** A gap ends at the first closing bracket, so the topic brings none into it. */
function inOneBreath(topic: string): string {
  return topic.replace(/\\?[[\]]/gu, ' ').replace(/ +/gu, ' ');
}

function shortSide(side: string): string {
  const plain = inOneBreath(side).trim();
  return plain.length <= SIDE_CHARACTERS ? plain : `${plain.slice(0, SIDE_CHARACTERS).replace(/\s+\S*$/u, '')}…`;
}
