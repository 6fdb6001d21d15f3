import { findContradictions } from '../../../../src/server/fact-check/same-fact.ts';
import { sharedRuns } from '../../../support/overlap.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import type { Dossier } from '../../subject/dossier.ts';

/** Of a piece with fewer words a share says nothing. */
const FEWEST_WORDS = 20;

interface Piece {
  readonly name: string;
  readonly format: string;
  readonly text: string;
}

/** Pairs of variants of one format: those that share more than `most` of their 5-word sequences. */
export function judgeVariants(dossier: Dossier, most: number): Verdict {
  return judgePairs(dossier, { most, isPair: (one, other) => one.format === other.format });
}

/** The same for all pairs of the job. */
export function judgeSiblings(dossier: Dossier, most: number): Verdict {
  return judgePairs(dossier, { most, isPair: () => true });
}

function judgePairs(
  dossier: Dossier,
  { most, isPair }: { most: number; isPair: (one: Piece, other: Piece) => boolean },
): Verdict {
  const pieces = piecesOf(dossier).filter(({ text }) => text.split(/\s+/).length >= FEWEST_WORDS);
  const said = [dossier.given.opinion, dossier.given.topic];
  const pairs = pieces.flatMap((one, at) => pieces.slice(at + 1).map((other) => [one, other] as const));
  return together(
    pairs
      .filter(([one, other]) => isPair(one, other))
      .map(([one, other]) => {
        const shared = sharedRuns(one.text, other.text, said);
        return single(
          shared <= most,
          `${dossier.name}, ${one.name} and ${other.name}: ${Math.round(shared * 100)} % shared`,
        );
      }),
  );
}

/** Of the pieces of a job: those that tell a number, name or date otherwise than a sibling. */
export function judgeSameFacts(dossier: Dossier): Verdict {
  const pieces = piecesOf(dossier);
  const found = findContradictions(pieces);
  return {
    checked: pieces.length,
    faults: [...new Set(found.map(({ piece, detail }) => `${dossier.name}, ${piece}: ${detail}`))],
  };
}

function piecesOf({ outputs }: Dossier): Piece[] {
  return outputs.flatMap(({ format, variant, content }) =>
    content === null ? [] : [{ name: `${format} ${variant}`, format, text: content }],
  );
}
