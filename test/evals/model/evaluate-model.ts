import type { WritingMode } from '../../../src/core/contracts/job.ts';
import type { TextModel } from '../../../src/server/llm/text-model.ts';
import { inTurns } from '../variants/stage.ts';
import { sumCalls } from './counted/count-calls.ts';
import { measureCounted, told, type ToldRun } from './counted/measure-counted.ts';
import type { TargetRow } from './counted/target-row.ts';
import type { EvalJob } from './fixed/jobs.ts';
import { type JudgedRun, judgeRun } from './judged/judge-run.ts';
import { measureJudged } from './judged/measure-judged.ts';
import { estimateCalls, tellEstimate } from './report/estimate.ts';
import { keepPieces, keepRecording } from './report/keep-jobs.ts';
import { missedIn, printTable } from './report/print-table.ts';
import { runJob } from './run/run-job.ts';
import { openModelStage, type ModelStage } from './run/stage.ts';

export interface ModelEvaluation {
  readonly jobs: readonly EvalJob[];
  /** Null for the built-in writer. */
  readonly model: TextModel | null;
  /** Null where nobody judges; asked only about what a model wrote. */
  readonly judge: TextModel | null;
  /** How the model writes; in the best way unless it is said. */
  readonly mode?: WritingMode | undefined;
  /** Folder for the pieces, to be read. */
  readonly out?: string | undefined;
  /** Folder for the jobs, to be replayed. */
  readonly record?: string | undefined;
  readonly print: (text: string) => void;
  readonly signal: AbortSignal;
  /** 0 to 1; tests pass their own. */
  readonly chance?: () => number;
  /** One that stands open already, and stays so. */
  readonly stage?: ModelStage;
}

/** So that a slow model shows a result now and then, and a fast one is not kept waiting. */
const JOBS_AT_ONCE = 2;

interface Result {
  readonly told: ToldRun;
  readonly judged: JudgedRun;
}

/** Runs the jobs, prints the table, and returns the hard targets that were missed. */
export async function evaluateModel(plan: ModelEvaluation): Promise<readonly TargetRow[]> {
  const { jobs, model, print } = plan;
  const judge = model && plan.judge;
  print(
    model
      ? tellEstimate(estimateCalls(jobs, { mode: plan.mode, judged: judge !== null }))
      : `${jobs.length} jobs by the built-in writer.`,
  );
  const stage = plan.stage ?? (await openModelStage());
  const unread: string[] = [];
  try {
    let done = 0;
    const results = await inTurns(
      jobs,
      async (job) => {
        const result = await oneJob(job, { ...plan, judge, stage, unread });
        done += 1;
        print(`${done} of ${jobs.length}  ${job.name}: ${result ? inShort(result) : 'failed'}`);
        return result;
      },
      JOBS_AT_ONCE,
    );
    return report(
      results.filter((result) => result !== null),
      { ...plan, judge, unread },
    );
  } finally {
    if (!plan.stage) await stage.close();
  }
}

interface JobParts extends ModelEvaluation {
  readonly stage: ModelStage;
  /** Takes note of questions that were not answered. */
  readonly unread: string[];
}

/** Null where the job failed as a whole: the others go on. */
async function oneJob(job: EvalJob, parts: JobParts): Promise<Result | null> {
  const { stage, model, judge, mode, print, signal, out, record, unread, chance = Math.random } = parts;
  try {
    const run = await runJob(job, { stage, model, mode, signal });
    const one = told(run);
    const judged =
      model && judge
        ? await judgeRun(one, {
            judge: { model: judge, signal, onUnread: (question) => unread.push(question) },
            writer: model,
            chance,
          })
        : { pieces: [], pairs: [] };
    if (out) print(`  to be read: ${keepPieces(out, one, judged.pairs)}`);
    if (record && model) print(`  recorded: ${await keepRecording(record, run)}`);
    return { told: one, judged };
  } catch (error) {
    signal.throwIfAborted();
    print(`  ${job.name}: ${error instanceof Error ? error.message : 'an unknown fault'}`);
    return null;
  }
}

function inShort({ told: { run, dossier } }: Result): string {
  const written = run.pieces.filter(({ failure }) => failure === '').length;
  const flags = dossier.outputs.flatMap((output) => output.flags).length;
  const { calls, edits, checks } = sumCalls([run]);
  const asked = calls > 0 ? `, ${calls} calls, ${edits} of them edits and ${checks} checks` : '';
  return `${written} of ${run.pieces.length} pieces, ${flags} flags${asked}, ${Math.round(run.seconds)} s`;
}

function report(results: readonly Result[], { jobs, model, judge, mode, print, unread }: Omit<JobParts, 'stage'>) {
  const runs = results.map(({ told: one }) => one);
  const rows = [
    ...measureCounted(runs, jobs.length),
    ...measureJudged({
      judge: judge?.name ?? null,
      pieces: results.flatMap(({ judged }) => judged.pieces),
      pairs: results.flatMap(({ judged }) => judged.pairs),
    }),
  ];
  const hurry = mode === 'fast' ? ' in the fast mode' : '';
  print(`\n${model ? `Written by ${model.name}${hurry}` : 'Written by the built-in writer'}\n`);
  printTable(rows, print);
  for (const note of notesOn(runs)) print(`  ${note}`);
  if (unread.length > 0) print(`  ${unread.length} questions got no answer that could be read: ${unread.join('; ')}`);
  const missed = missedIn(rows);
  print(missed.length === 0 ? '\nNo hard target missed.' : `\n${missed.length} hard targets missed.`);
  return missed;
}

function notesOn(runs: readonly ToldRun[]): string[] {
  const { calls, drafts, edits, checks, failed, inputTokens, cachedTokens, outputTokens } = sumCalls(
    runs.map(({ run }) => run),
  );
  if (calls === 0 || runs.length === 0) return [];
  const each = (count: number | null) =>
    count === null ? 'not told' : Math.round(count / runs.length).toLocaleString('en');
  return [
    `calls per job: ${(calls / runs.length).toFixed(1)}; in all ${drafts} drafts, ${edits} edits, ${checks} checks, ${failed} failed`,
    `tokens per job, as the vendor counts them: ${each(inputTokens)} in, ${each(cachedTokens)} of them from its cache, ${each(outputTokens)} out`,
  ];
}
