import type { WritingMode } from '../../../../src/core/contracts/job.ts';
import { researchOptions } from '../../../../src/core/contracts/research.ts';
import { stancePointsOf } from '../../../../src/core/rules/stance-points.ts';
import type { TextModel } from '../../../../src/server/llm/text-model.ts';
import type { StoredSource } from '../../../../src/server/research/findings.ts';
import { createBuiltinWriter } from '../../../../src/server/writing/builtin/builtin-writer.ts';
import { createModelWriter } from '../../../../src/server/writing/model/model-writer.ts';
import type { Assignment } from '../../../../src/server/writing/writer.ts';
import { recorderOf, type RecordedCall } from '../../../recorded/recorder.ts';
import { silentLogger } from '../../../support/silent-logger.ts';
import { withoutPort, withoutPorts } from '../../web/without-port.ts';
import type { EvalJob } from '../fixed/jobs.ts';
import type { ModelStage } from './stage.ts';
import { writeJob, type WriteParts, type WrittenJob } from './write-job.ts';

/** A finished job: what the judges judge, and what is printed to be read. */
export interface JobRun extends WrittenJob {
  readonly job: EvalJob;
  readonly assignment: Assignment;
  readonly sources: readonly StoredSource[];
  /** Calls of research and writing alike; none by the built-in writer. */
  readonly calls: readonly RecordedCall[];
  /** Calls without an answer that could be used. */
  readonly failedCalls: number;
  readonly mode: WritingMode;
  /** Of the model that wrote, in tokens; null where that is plenty. */
  readonly memory: number | null;
  /** Seconds, research included. */
  readonly seconds: number;
}

export interface RunParts extends Pick<WriteParts, 'signal' | 'wait' | 'mode'> {
  readonly stage: ModelStage;
  /** Null for the built-in writer. */
  readonly model: TextModel | null;
}

/** The same moment for all, so that two runs show a model the same. */
const RETRIEVED = '2026-05-04T10:00:00.000Z';

/** Research and writing of one job as the product does it, in this process. Rejects where nothing can be planned. */
export async function runJob(job: EvalJob, { stage, model, ...how }: RunParts): Promise<JobRun> {
  const began = performance.now();
  const recorder = model && recorderOf(model);
  const { assignment, sources } = await researchJob(job, { stage, model: recorder?.model ?? null, signal: how.signal });
  const writer = recorder ? createModelWriter(recorder.model, silentLogger) : createBuiltinWriter();
  const written = await writeJob(assignment, job.pieces, { writer, ...how });
  return {
    job,
    assignment,
    sources,
    ...written,
    mode: how.mode ?? 'best',
    memory: model?.memory ?? null,
    calls: recorder?.calls ?? [],
    failedCalls: recorder?.failed ?? 0,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** The assignment of a job with its sources in full. */
export async function researchJob(
  { topic: { topic, opinion, material = [] }, persona: { voice } }: EvalJob,
  { stage, model, signal }: Pick<RunParts, 'stage' | 'model' | 'signal'>,
): Promise<{ assignment: Assignment; sources: readonly StoredSource[] }> {
  const findings = await stage.research(model).research({
    topic,
    audience: voice.audience,
    website: voice.website,
    material,
    options: researchOptions.parse({}),
    base: null,
    signal,
  });
  const sources = findings.sources.map((source) => ({ ...withoutPort(source), retrieved_at: RETRIEVED }));
  const assignment: Assignment = {
    topic,
    persona: voice,
    language: voice.language,
    opinion,
    points: stancePointsOf(opinion),
    sources: sources.map(({ text: _text, ...source }) => source),
    ledger: findings.ledger,
    brief: withoutPorts(findings.brief),
    texts: new Map(sources.map(({ id, text }) => [id, text])),
  };
  return { assignment, sources };
}
