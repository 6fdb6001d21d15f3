import { EVIDENCE_RULES } from '../../../../src/core/reports/report.ts';
import { nameOfPiece, taskOfCall } from '../../../recorded/task-of-call.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import type { JobRun } from '../run/run-job.ts';
import type { Dossier } from '../../subject/dossier.ts';

/** What a writer asks to have mended that is no rule of a format. */
const NO_FORMAT_RULES = ['Facts', 'Addresses', 'Contradiction', 'Opinion', 'Required terms'];

/** Of the pieces: those whose first answer broke no rule, so that the writer never sent one back for it. */
export function judgeFirstTry({ job, pieces, calls }: Pick<JobRun, 'job' | 'pieces' | 'calls'>): Verdict {
  return together(
    pieces.map(({ planned }) => {
      const [first] = repairsOf(nameOfPiece(planned), calls);
      const broken = first ? rulesIn(first.prompt).filter((rule) => !NO_FORMAT_RULES.includes(rule)) : [];
      return single(broken.length === 0, `${job.name}, ${nameOfPiece(planned)}: ${broken.join(', ')}`);
    }),
  );
}

/** Of the pieces: those that were sent back for nothing at all. */
export function judgeNoRepair({ job, pieces, calls }: Pick<JobRun, 'job' | 'pieces' | 'calls'>): Verdict {
  return together(
    pieces.map(({ planned }) => {
      const name = nameOfPiece(planned);
      const asked = repairsOf(name, calls).map(({ prompt }) => rulesIn(prompt).join(', '));
      return single(asked.length === 0, `${job.name}, ${name}: ${asked.join(' / then ')}`);
    }),
  );
}

/** Of the pieces as they are delivered: those that break no rule of their format, nor one of every format. */
export function judgeDelivered({ name, outputs }: Dossier): Verdict {
  return together(
    outputs
      .filter(({ content }) => content !== null)
      .map(({ format, variant, checks }) => {
        const broken = checks.filter(({ id, status }) => status === 'fail' && !EVIDENCE_RULES.includes(id));
        const told = broken.map(({ label, detail }) => `${label}: ${detail}`).join('; ');
        return single(broken.length === 0, `${name}, ${format} ${variant}: ${told}`);
      }),
  );
}

const repairsOf = (piece: string, calls: JobRun['calls']) =>
  calls.filter((call) => taskOfCall(call) === `repair: ${piece}`);

/** The rules that a request for a repair names: "- Hook: The first sentence …" */
export function rulesIn(prompt: string): string[] {
  const [, list = ''] = /<problems>([\s\S]*?)<\/problems>/.exec(prompt) ?? [];
  return Array.from(list.matchAll(/^- (.+?): /gm), ([, rule = '']) => rule);
}
