import { findFormat } from '../../../../src/core/formats/registry.ts';
import { EVIDENCE_RULES } from '../../../../src/core/reports/report.ts';
import { reportOn } from '../../../../src/core/reports/report-on.ts';
import { reportContextOf } from '../../../../src/server/writing/tracing/report-context.ts';
import { nameOfPiece, taskOfCall } from '../../../recorded/task-of-call.ts';
import { evidenceForPieces, evidenceOf, standsIn } from '../../judges/evidence.ts';
import { maskStructure } from '../../judges/mask-structure.ts';
import { readFacts } from '../../judges/read-facts.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import type { Dossier } from '../../subject/dossier.ts';
import type { JobRun } from '../run/run-job.ts';

type Written = Pick<JobRun, 'job' | 'pieces' | 'assignment'>;

/** Of the drafts: those that break no rule of their format, nor one of every format. */
export function judgeDrafts(run: Written): Verdict {
  return judgeVersions(run, (versions) => versions[0]);
}

/** The same of the texts that go to the check of facts. */
export function judgeEdited(run: Written): Verdict {
  return judgeVersions(run, (versions) => versions.at(-1));
}

function judgeVersions(
  { job, pieces, assignment }: Written,
  pick: (versions: readonly string[]) => string | undefined,
): Verdict {
  return together(
    pieces.map(({ planned, versions }) => {
      const text = pick(versions);
      const format = findFormat(planned.format);
      if (text === undefined || !format) return together([]);
      const { checks } = reportOn(text, format, reportContextOf(assignment));
      return single(...brokenIn(checks, `${job.name}, ${nameOfPiece(planned)}`));
    }),
  );
}

/** Of the pieces as they are delivered: those that break no such rule. */
export function judgeDelivered({ name, outputs }: Dossier): Verdict {
  return together(
    outputs
      .filter(({ content }) => content !== null)
      .map(({ format, variant, checks }) =>
        single(...brokenIn(checks, `${name}, ${nameOfPiece({ format, variant })}`)),
      ),
  );
}

type Check = Pick<Dossier['outputs'][number]['checks'][number], 'id' | 'status' | 'label' | 'detail'>;

function brokenIn(checks: readonly Check[], name: string): [isRight: boolean, fault: string] {
  const broken = checks.filter(({ id, status }) => status === 'fail' && !EVIDENCE_RULES.includes(id));
  return [broken.length === 0, `${name}: ${broken.map(({ label, detail }) => `${label}: ${detail}`).join('; ')}`];
}

/** Of the edits: those that the writer used, since they were no worse than their drafts. */
export function judgeUsedEdits({ job, pieces, calls }: Pick<JobRun, 'job' | 'pieces' | 'calls'>): Verdict {
  return together(
    pieces.map(({ planned, versions }) => {
      const name = nameOfPiece(planned);
      const edits = callsFor('edit', name, calls).length;
      const unused = edits - Math.max(0, versions.length - 1);
      return { checked: edits, faults: unused > 0 ? [`${job.name}, ${name}: ${unused} of ${edits}`] : [] };
    }),
  );
}

/** Of the edited pieces: those that needed one edit; what the editor of the second one was told. */
export function judgeOneEdit({ job, pieces, calls }: Pick<JobRun, 'job' | 'pieces' | 'calls'>): Verdict {
  return together(
    pieces.flatMap(({ planned }) => {
      const name = nameOfPiece(planned);
      const edits = callsFor('edit', name, calls);
      const told = edits.slice(1).map(({ prompt }) => rulesIn(prompt).join(', '));
      return edits.length === 0 ? [] : single(told.length === 0, `${job.name}, ${name}: ${told.join(' / then ')}`);
    }),
  );
}

/** Numbers, money, dates and quotations of a piece, and those that nothing bears out. */
export interface CountedFacts {
  readonly all: number;
  readonly open: number;
}

/** Before the check of facts and after it, each piece; marked ones are open, too. */
export function factsOf(
  { pieces }: Pick<JobRun, 'pieces'>,
  dossier: Dossier,
): { before: CountedFacts; after: CountedFacts }[] {
  const evidence = evidenceOf([...evidenceForPieces(dossier).texts, ...dossier.sources.map(({ text }) => text)]);
  const count = (text: string): CountedFacts => {
    const facts = readFacts(maskStructure(withoutFlags(text), dossier));
    return { all: facts.length, open: facts.filter((fact) => !standsIn(fact, evidence)).length };
  };
  return pieces.flatMap(({ versions, written }) => {
    const last = versions.at(-1);
    return last === undefined || written === null ? [] : [{ before: count(last), after: count(written.text) }];
  });
}

const withoutFlags = (text: string) => text.replace(/\[Check: ((?:[^[\]\n]|\[[^[\]\n]*\])*)\]/g, '$1');

const callsFor = (useCase: 'edit' | 'check', piece: string, calls: JobRun['calls']) =>
  calls.filter((call) => taskOfCall(call) === `${useCase}: ${piece}`);

/** What an editor is told of: "- Hook: The first sentence …" */
export function rulesIn(prompt: string): string[] {
  const [, list = ''] = /<found>([\s\S]*?)<\/found>/.exec(prompt) ?? [];
  return Array.from(list.matchAll(/^- (.+?): /gm), ([, rule = '']) => rule);
}
