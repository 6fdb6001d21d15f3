import type { Dossier } from '../subject/dossier.ts';
import { evidenceOf, standsIn } from './evidence.ts';
import { contentWords } from './fold.ts';
import { readFacts } from './read-facts.ts';
import { together, type Verdict } from './verdict.ts';

/** Every number, amount, date and quotation of a claim stands in its quote, and the claim speaks of what the quote does. */
export function judgeClaims({ name, claims }: Dossier): Verdict {
  return together(
    claims.map(({ claim }) => {
      const quote = evidenceOf([claim.quote]);
      const wrong = readFacts(claim.claim).filter((fact) => !standsIn(fact, quote));
      const known = contentWords(claim.quote);
      const said = [...contentWords(claim.claim)];
      const isStrange = said.length > 0 && !said.some((word) => known.has(word));
      return {
        checked: 1,
        faults: [
          ...wrong.map(({ text }) => `${name}: ${claim.id} says "${text}", its quote does not`),
          ...(isStrange ? [`${name}: ${claim.id} "${claim.claim}" is not what its quote says`] : []),
        ],
      };
    }),
  );
}
