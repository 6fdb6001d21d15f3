import type { FactKind, UntracedFact } from '../../../core/checks/untraced-fact.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { untracedFacts } from '../tracing/untraced-facts.ts';
import type { Assignment } from '../writer.ts';
import { creditedOpinions } from './credited-opinion.ts';
import { foreignAddresses } from './foreign-links.ts';
import { isLikelySum } from './likely-sums.ts';
import { placeOf, type Problem } from './problem.ts';

const NAMES: Readonly<Record<FactKind, string>> = {
  number: 'The figure',
  amount: 'The amount',
  date: 'The date',
  quotation: 'The quotation',
  statement: 'The statement',
};
/** A model that is told of more at once mends none of them. */
const MOST_FACTS = 20;
const LONGEST_FACT = 200;
const MOST_PLACES = 5;

/**
 * What a draft states without anything behind it, in words that tell what to change; each fact once. Places are told as
 * they read in `written`, which the model is shown.
 */
export function truthProblems(
  { written, draft, text }: { written: string; draft: string; text: string },
  assignment: Assignment,
): Problem[] {
  const facts = new Map<string, UntracedFact[]>();
  for (const fact of untracedFacts(text, jobEvidence(assignment))) {
    if (fact.kind !== 'quotation' && isLikelySum(fact.text, assignment)) continue;
    facts.set(fact.text, [...(facts.get(fact.text) ?? []), fact]);
  }
  return [
    ...[...facts].slice(0, MOST_FACTS).map(([words, found]) => ({
      rule: 'Facts',
      detail: `${NAMES[found[0]?.kind ?? 'number']} ${words.slice(0, LONGEST_FACT)} is in no source and in nothing that we gave: ${WAY_OUT[found[0]?.kind === 'quotation' ? 'words' : 'figure']}`,
      places: found
        .slice(0, MOST_PLACES)
        .map(({ start }) => placeOf({ start, end: start + words.length }, { text, draft: written })),
    })),
    ...foreignAddresses(draft, assignment)
      .slice(0, MOST_FACTS)
      .map(({ url, start }) => ({
        rule: 'Addresses',
        detail: `${url.slice(0, LONGEST_FACT)} is an address that nobody gave: leave it out, and what points to it`,
        places: [placeOf({ start, end: start + url.length }, { text: draft, draft: written })],
      })),
    ...creditedOpinions(draft, assignment).map(({ start, end }) => ({
      rule: 'Opinion',
      detail: `“${draft.slice(start, end).trim().slice(0, LONGEST_FACT)}” credits the author’s opinion to somebody else: say it as the author’s own`,
      places: [],
    })),
  ];
}

const WAY_OUT = {
  figure:
    'take it out, or use one that is there, in the unit of its source; keep it only if it is worked out rightly from them',
  words: 'take the quotation marks and the words out, or quote word for word what is there',
} as const;
