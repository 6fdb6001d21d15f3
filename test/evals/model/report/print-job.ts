import type { Output } from '../../../../src/core/contracts/output.ts';
import type { PlanPage } from '../../../../src/server/writing/writer.ts';
import { nameOfPiece, taskOfCall } from '../../../recorded/task-of-call.ts';
import type { ToldRun } from '../counted/measure-counted.ts';
import { rulesIn } from '../counted/judge-stages.ts';
import { type JudgedPair, scoreOf } from '../judged/judge-job.ts';

/** A job as Markdown, to be read: what was given, what was planned, each piece with all that is told of it. */
export function printJob({ run, dossier }: ToldRun, pairs: readonly JudgedPair[] = []): string {
  const { job, assignment, plan, mode, calls, failedCalls, seconds } = run;
  const { persona, opinion } = assignment;
  const claims = new Map(dossier.claims.map(({ claim }) => claim).map(({ id, quote }) => [id, quote]));
  const pieces = plan.pieces.map((planned) => {
    const output = dossier.outputs.find(({ id }) => id === nameOfPiece(planned));
    const own = pairs.filter(({ pair }) => pair.format === planned.format && planned.variant === 1);
    return [
      `## ${nameOfPiece(planned)}: ${planned.angle}`,
      ...(planned.approach ? [`Approach: ${planned.approach}`] : []),
      ...(planned.hook ? [`Hook: ${planned.hook}`] : []),
      ...(planned.leavesOut ? [`Leaves out: ${planned.leavesOut}`] : []),
      ...(output ? tellOutput(output, claims) : []),
      ...tellStages(nameOfPiece(planned), run),
      ...own.map(tellPair),
    ].join('\n\n');
  });
  return `${[
    `# ${job.name}: ${job.topic.topic}`,
    `${persona.name}, for ${persona.audience}, ${persona.tone}, in ${assignment.language ?? 'the language of the topic'}. ${mode === 'fast' ? 'Fast mode. ' : ''}${calls.length} calls, ${failedCalls} failed, ${Math.round(seconds)} s.`,
    opinion === '' ? 'No opinion.' : `Opinion:\n\n${list(assignment.points.map(({ id, text }) => `${id}: ${text}`))}`,
    assignment.sources.length === 0
      ? 'No sources.'
      : `Sources:\n\n${list(assignment.sources.map(({ id, title, site }) => `${id}: ${title} (${site})`))}`,
    `Claims:\n\n${list(Array.from(claims, ([id, quote]) => `${id}: ${quote}`)) || 'None.'}`,
    `The page of the editor in chief:\n\n${list(tellPage(plan.page ?? null)) || 'There is none.'}`,
    `Against the opinion:\n\n${list((plan.objections ?? []).map(({ pointId, claimId }) => `${claimId} speaks against ${pointId}`)) || 'Nothing was found.'}`,
    ...pieces,
  ].join('\n\n')}\n`;
}

function tellOutput(
  { content, error_message: failure, citations, flags, stance, checks }: Output,
  claims: ReadonlyMap<string, string>,
): string[] {
  if (content === null) return [`Not written: ${failure}`];
  const broken = checks.filter(({ status }) => status !== 'pass');
  return [
    `~~~~\n${content}\n~~~~`,
    `Stands on:\n\n${list(citations.map(({ claim_id: id, number }) => `${number === null ? id : `[${number}] ${id}`}: ${claims.get(id)}`)) || 'No claim.'}`,
    `Carries the opinion:\n\n${list(stance.map(({ point_id: id, start, end }) => `${id}: ${content.slice(start, end)}`)) || 'No sentence does.'}`,
    ...(flags.length === 0 ? [] : [`To be checked: ${flags.map(({ text }) => text).join('; ')}`]),
    broken.length === 0
      ? 'Every rule is kept.'
      : `Rules:\n\n${list(broken.map(({ status, label, detail }) => `${status}: ${label}: ${detail}`))}`,
  ];
}

function tellPage(page: PlanPage | null): string[] {
  if (!page) return [];
  return [
    `idea: ${page.idea}`,
    `reader: ${page.reader}`,
    ...page.proof.map(({ sourceId, words }) => `proof (${sourceId ?? 'our own'}): ${words}`),
    `everybody uses: ${page.leftOut}`,
    `objection: ${page.objection}`,
    `answer: ${page.answer}`,
    `tomorrow: ${page.tomorrow}`,
    ...page.ownWords.map((words) => `own words: ${words}`),
    ...page.notToClaim.map((words) => `not to claim: ${words}`),
  ];
}

/** What its editors were told, and how the text read before they had it. */
function tellStages(piece: string, { calls, pieces }: ToldRun['run']): string[] {
  const edits = calls.filter((call) => taskOfCall(call) === `edit: ${piece}`);
  const checks = calls.filter((call) => taskOfCall(call) === `check: ${piece}`).length;
  const versions = pieces.find(({ planned }) => nameOfPiece(planned) === piece)?.versions ?? [];
  if (versions.length === 0) return [];
  const [draft = ''] = versions;
  return [
    ...edits.map(({ prompt }, at) => `Edit ${at + 1} was told of: ${rulesIn(prompt).join(', ') || 'nothing'}`),
    `${edits.length} edits, ${versions.length - 1} of them used, ${checks} checks of facts.`,
    ...(edits.length > 0 ? [`The draft:\n\n~~~~\n${draft}\n~~~~`] : []),
  ];
}

function tellPair(judged: JudgedPair): string {
  const verdicts = judged.verdicts.map(({ order, better, why }) => `${order}: ${better}. ${why}`);
  const score = scoreOf(judged);
  return `Against the chat window (${score === null ? 'not judged' : `${score} of 1`}):\n\n${list(verdicts)}\n\nThe chat window’s text:\n\n~~~~\n${judged.pair.rival}\n~~~~`;
}

const list = (lines: readonly string[]): string =>
  lines.map((line) => `- ${line.replace(/\s*\n\s*/g, ' ')}`).join('\n');
