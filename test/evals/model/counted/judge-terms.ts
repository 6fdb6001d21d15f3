import { fold } from '../../judges/fold.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import type { Dossier } from '../../subject/dossier.ts';

/** Of the banned terms of the persona, piece by piece: those that stand there. `word*` has any ending. */
export function judgeBanned(dossier: Dossier): Verdict {
  return overPieces(dossier, 'banned', (text, term) => !standsIn(text, term));
}

/** Of the required terms, piece by piece: those that do not. */
export function judgeRequired(dossier: Dossier): Verdict {
  return overPieces(dossier, 'required', standsIn);
}

function overPieces(
  { name, job, outputs }: Dossier,
  list: 'banned' | 'required',
  isRight: (text: string, term: string) => boolean,
): Verdict {
  const word = list === 'banned' ? 'holds' : 'lacks';
  return together(
    outputs.flatMap(({ format, variant, content }) =>
      content === null
        ? []
        : job.terms[list].map((term) =>
            single(isRight(content, term), `${name}, ${format} ${variant} ${word} “${term}”`),
          ),
    ),
  );
}

function standsIn(text: string, term: string): boolean {
  const words = fold(term.replace(/\*$/, '')).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const end = term.endsWith('*') ? '' : String.raw`(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words.replace(/[- ]/g, '[- ]')}${end}`, 'u').test(fold(text));
}
