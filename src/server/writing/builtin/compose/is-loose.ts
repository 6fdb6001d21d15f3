import type { Desk } from '../desk.ts';
import type { TopicKind } from '../reading/topic-kind.ts';

/** Something is to be done or chosen. */
const LEADING: ReadonlySet<TopicKind> = new Set(['how-to', 'versus', 'list']);

/** Whether the questions on the topic's kind lead into nothing: they suit any subject and any reason, or ask it again. */
export function isLoose({ topicKind }: Pick<Desk, 'topicKind'>): boolean {
  return !LEADING.has(topicKind.kind);
}
