import type { Assignment } from '../writer.ts';

/** What the user wrote for the job and its persona: figures and addresses in it need nothing behind them. */
export function givenTexts({
  topic,
  opinion,
  replies = [],
  persona,
}: Pick<Assignment, 'topic' | 'opinion' | 'replies' | 'persona'>): string[] {
  return [
    topic,
    opinion,
    ...replies.map(({ text }) => text),
    persona.name,
    persona.audience,
    ...persona.objectives,
    ...persona.requiredTerms,
    ...persona.preferredTerms,
    ...persona.approvedFacts,
  ];
}
