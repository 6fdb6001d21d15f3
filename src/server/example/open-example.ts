import type { Job } from '../../core/contracts/job.ts';
import { findFormat } from '../../core/formats/registry.ts';
import type { Principal } from '../auth/principal.ts';
import { checkProjectsKept, checkRoom } from '../jobs/check-room.ts';
import { wholeJob } from '../jobs/get-job.ts';
import { searchableTopic } from '../jobs/history.store.ts';
import type { JobContext } from '../jobs/job-context.ts';
import { beginFinished } from '../jobs/job-lifecycle.ts';
import { insertMaterials } from '../jobs/job-materials.store.ts';
import { lockUserAndAccount } from '../jobs/jobs.store.ts';
import { keepJobChecks } from '../jobs/judge-outputs.ts';
import { insertOutputs, type NewOutput } from '../jobs/outputs.store.ts';
import { newPieces } from '../jobs/pieces.ts';
import type { PersonaContext } from '../personas/persona-context.ts';
import { newId } from '../platform/ids.ts';
import { saveFindings } from '../research/findings.store.ts';
import type { Executor } from '../storage/database.ts';
import { savePlan } from '../writing/plans.store.ts';
import { materialOf } from './example-material.ts';
import { personaForExample } from './example-persona.ts';
import { voiceOfExample } from './example-assignment.ts';
import { findUntouchedCopy } from './example.store.ts';
import { exampleReports, finishedExample, type FinishedExample } from './finished-example.ts';

export interface ExampleContext {
  readonly jobs: JobContext;
  readonly personas: PersonaContext;
}

export interface OpenedExample {
  readonly job: Job;
  /** Whether it was made now; else the user had it already, as it came. */
  readonly isNew: boolean;
}

/**
 * The finished example as a project of the caller's own. No model is asked for it, and it counts among the projects and the
 * room of its owner as any other. A copy in which nothing was changed is opened again.
 */
export async function openExample({ jobs, personas }: ExampleContext, principal: Principal): Promise<OpenedExample> {
  const { userId } = principal;
  const example = finishedExample();
  return await jobs.database.transaction(async (tx) => {
    await lockUserAndAccount(tx, userId);
    const { origin, pieces } = example;
    const standing = await findUntouchedCopy(tx, userId, { origin, pieces: pieces.length });
    if (standing !== undefined) return { job: await wholeJob(tx, principal, standing), isNew: false };
    await checkRoom(jobs, tx, { userId, more: bytesOf(example) });
    await checkProjectsKept(jobs, tx, userId);
    const personaId = await personaForExample(personas, tx, { principal, example });
    const id = await copyFor(jobs, tx, { userId, personaId, example });
    return { job: await wholeJob(tx, principal, id), isNew: true };
  });
}

interface Copy {
  readonly userId: string;
  readonly personaId: string | null;
  readonly example: FinishedExample;
}

async function copyFor({ clock }: JobContext, tx: Executor, copy: Copy): Promise<string> {
  const { userId, personaId, example } = copy;
  const id = newId();
  const at = clock.now();
  const formats = example.pieces.flatMap(({ format: label, variant }) =>
    variant === 1 ? [{ label, quantity: example.pieces.filter(({ format }) => format === label).length }] : [],
  );
  await beginFinished({ clock }, tx, {
    id,
    userId,
    personaId,
    persona: voiceOfExample(example),
    topic: example.topic,
    topicSearch: searchableTopic(example.topic),
    formats,
    initialFormats: formats.map(({ label }) => label),
    fusion: { fusion_type: 'light', answers: { fusion_content: example.opinion } },
    fusionTakenAt: at,
    claims: [...example.claims],
    objections: [...example.objections],
    example: example.origin,
  });
  await insertMaterials(
    tx,
    { id, userId },
    materialOf(example).map(({ kind, title, text, url, ours }) => ({ kind, title, text, url, ours, materialId: null })),
  );
  const { sources, ledger, brief, summary } = example;
  await saveFindings(tx, { id, userId }, { sources, ledger, brief, summary, searches: [], at });
  await savePlan(tx, id, { plan: example.plan, by: 'model', at });
  const rows = newPieces({ jobId: id, userId, formats, existing: [], at }).map((row) => ({
    ...row,
    ...textFor(row, example),
  }));
  await insertOutputs(tx, rows);
  keepJobChecks(
    id,
    rows.map((row) => ({ id: row.id, revision: 0, checks: exampleReports().together[placeOf(row, example)] ?? [] })),
  );
  return id;
}

const placeOf = (row: Pick<NewOutput, 'format' | 'variant'>, { pieces }: FinishedExample): number =>
  pieces.findIndex(({ format, variant }) => format === row.format && variant === row.variant);

function textFor(row: Pick<NewOutput, 'format' | 'variant'>, example: FinishedExample) {
  const place = placeOf(row, example);
  const piece = example.pieces[place];
  if (!piece) throw new Error(`The example has no text for ${row.format} ${row.variant}`);
  const { content, angle, citations, flags, stance, grounds } = piece;
  return {
    status: 'completed' as const,
    content,
    angle,
    citations: [...citations],
    flags: [...flags],
    stance: [...stance],
    grounds: [...grounds],
    writtenBy: example.origin.written_by,
    edited: false,
    layoutVersion: findFormat(piece.format)?.layoutVersion ?? 1,
    ...exampleReports().pieces[place],
  };
}

const bytesOf = ({ sources, pieces }: FinishedExample): number =>
  [...sources.map(({ text }) => text), ...pieces.map(({ content }) => content)].reduce(
    (sum, text) => sum + Buffer.byteLength(text),
    0,
  );
