import { jobInput } from '../../core/contracts/job.ts';
import type { Job } from '../../core/contracts/job.ts';
import { fusionFrom } from '../../core/rules/fusion.ts';
import type { Principal } from '../auth/principal.ts';
import { requireScope } from '../auth/require-scope.ts';
import { payerOf } from '../limits/payer.ts';
import { untilNextUtcDay, utcDay } from '../llm/budget/utc-day.ts';
import { countLinksOfProject } from '../materials/count-reading.ts';
import { holdPersona } from '../personas/personas.store.ts';
import { DomainError, invalidInput } from '../platform/errors.ts';
import { isId, newId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import { checkTokensLeft } from '../usage/check-tokens-left.ts';
import { findResearchResults } from '../research/findings.store.ts';
import type { Executor } from '../storage/database.ts';
import type { PersonaVoice } from '../writing/writer.ts';
import { checkProjectsKept, checkRoom } from './check-room.ts';
import { searchableTopic } from './history.store.ts';
import type { JobContext } from './job-context.ts';
import { begin } from './job-lifecycle.ts';
import { linksToRead, materialOfJob, presentMaterial } from './create-job-material.ts';
import { researchToUse } from './create-job-research.ts';
import { insertMaterials } from './job-materials.store.ts';
import type { JobMaterialRow } from './job-materials.store.ts';
import { countJobOfDay, lockUser } from './jobs.store.ts';
import { insertOutputs, listOutputHeads } from './outputs.store.ts';
import { presentJob } from './present-job.ts';
import { newPieces } from './pieces.ts';
import { copyOf } from './persona-copy.ts';
import { selectFormats } from './select-formats.ts';

/** Creates a job with its pieces and its first task, all or nothing. */
export async function createJob(context: JobContext, principal: Principal, body: unknown): Promise<Job> {
  return await context.database.transaction((tx) => createJobIn(context, tx, { principal, body }));
}

/** As `createJob`, inside a transaction of the caller's. */
export async function createJobIn(
  context: JobContext,
  tx: Executor,
  request: { principal: Principal; body: unknown },
): Promise<Job> {
  const { userId } = request.principal;
  const input = parseInput(jobInput, request.body);
  // Its text could be read where the job's sources are.
  if (input.material.some(({ id }) => id !== undefined)) requireScope(request.principal, 'materials:read');
  const formats = selectFormats(input);
  await lockUser(tx, userId);
  const persona = await personaOf(tx, userId, input.persona_id);
  const materials = await materialOfJob(tx, { userId, website: persona.website }, input.material);
  const earlier = await researchToUse(tx, userId, input.research_from);
  await checkRoom(context, tx, { userId, more: bytesOf(materials) });
  await checkProjectsKept(context, tx, userId);
  if (input.writer !== 'builtin') await checkTokensLeft(context, tx, payerOf(request.principal));
  await countAgainstDay(context, tx, userId);
  await countLinksOfProject(context, tx, { userId, links: linksToRead(materials) });

  const id = newId();
  const at = context.clock.now();
  // The pieces refer to the job, so its row comes first; the task that `begin` sends is seen only after the commit.
  const job = await begin(context, tx, {
    id,
    userId,
    personaId: input.persona_id,
    persona,
    topic: input.topic,
    language: input.language,
    topicSearch: searchableTopic(input.topic),
    formats,
    initialFormats: formats.map((format) => format.label),
    writer: input.writer,
    mode: input.mode ?? context.mode,
    askFirst: input.ask_first,
    reviewPlan: input.review_plan,
    fusion: input.fusion ? fusionFrom(input.fusion) : null,
    researchOptions: input.research ?? earlier?.researchOptions ?? null,
    // The same research, not a copy: it goes with the last job that refers to it.
    researchId: earlier?.researchId ?? null,
    researchFromId: earlier?.id ?? null,
    researchFromTopic: earlier?.topic ?? null,
  });
  await insertMaterials(tx, { id, userId }, materials);
  await insertOutputs(tx, newPieces({ jobId: id, userId, formats, existing: [], at }));
  return presentJob({
    job,
    pieces: await listOutputHeads(tx, id),
    usage: null,
    materials: materials.map(presentMaterial),
    research: earlier ? await findResearchResults(tx, id) : null,
  });
}

/** Of texts that came along; kept material is stored already. */
const bytesOf = (materials: readonly JobMaterialRow[]): number =>
  materials.reduce((sum, { text }) => sum + Buffer.byteLength(text ?? ''), 0);

async function personaOf(tx: Executor, userId: string, id: string): Promise<PersonaVoice> {
  const row = isId(id) ? await holdPersona(tx, userId, id) : undefined;
  if (!row) {
    const message = 'This persona does not exist. Please choose another one.';
    throw invalidInput(message, [{ path: 'persona_id', message }]);
  }
  return copyOf(row);
}

async function countAgainstDay(context: JobContext, tx: Executor, userId: string): Promise<void> {
  const limit = context.limits.jobsPerDay;
  if (limit === null) return;
  const now = context.clock.now();
  const started = await countJobOfDay(tx, userId, utcDay(now));
  if (started <= limit) return;
  throw new DomainError(
    'too_many_requests',
    `You have started ${limit} projects today, which is the limit for a day. You can start more after midnight UTC.`,
    { retryAfter: Math.ceil(untilNextUtcDay(now) / 1000), limit: 'JOBS_PER_DAY' },
  );
}
