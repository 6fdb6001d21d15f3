import { judgeCoverage } from '../../judges/judge-coverage.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import type { Dossier } from '../../subject/dossier.ts';

/** Of the pieces of a job with an opinion: those of which a sentence is known to carry a point of it. */
export function judgeCarried({ name, job, outputs }: Dossier): Verdict {
  if (job.stance.points.length === 0) return together([]);
  return together(
    outputs
      .filter(({ content }) => content !== null)
      .map(({ format, variant, stance }) =>
        single(stance.length > 0, `${name}, ${format} ${variant} carries no point of the opinion`),
      ),
  );
}

/** At least five claims of three sites stand behind the pieces of a job. */
export function judgeUsed(dossier: Dossier): Verdict {
  const cited = new Set(dossier.outputs.flatMap(({ citations }) => citations.map(({ claim_id: id }) => id)));
  return judgeCoverage({ ...dossier, claims: dossier.claims.filter(({ claim }) => cited.has(claim.id)) });
}

/** A job whose sources speak against the opinion says so. */
export function judgeObjections({ name, job }: Dossier): Verdict {
  return single(
    job.stance.objections.length > 0,
    `${name}: nothing is said of the sources that speak against the opinion`,
  );
}
