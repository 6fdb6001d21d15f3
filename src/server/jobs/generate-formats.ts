import { additionsInput } from '../../core/contracts/job.ts';
import type { Job, JobWriter } from '../../core/contracts/job.ts';
import type { FormatQuantity } from '../../core/formats/selection.ts';
import { isSettled } from '../../core/rules/job-status.ts';
import type { Principal } from '../auth/principal.ts';
import { payerOf } from '../limits/payer.ts';
import { conflict, invalidInput } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { checkTokensLeft } from '../usage/check-tokens-left.ts';
import type { Executor } from '../storage/database.ts';
import { checkRoom } from './check-room.ts';
import { wholeJob } from './get-job.ts';
import type { JobContext } from './job-context.ts';
import { reopen } from './job-lifecycle.ts';
import type { JobRow } from './jobs.store.ts';
import { insertOutputs, listOutputHeads, resetOutputs } from './outputs.store.ts';
import type { OutputHead } from './outputs.store.ts';
import { lockOwnedJob } from './owned-job.ts';
import { newPieces, planAdditions } from './pieces.ts';
import { selectFormatsOrNone } from './select-formats.ts';

/**
 * Adds pieces to a settled job from the research that stands, writing failed ones again first. A failed job is taken
 * up where it failed. With no format named, all pieces that failed are written again. A writer that is named writes them,
 * and whatever is added later.
 */
export async function generateFormats(
  context: JobContext,
  principal: Principal,
  id: string,
  body: unknown,
): Promise<Job> {
  return await context.database.transaction((tx) => generateFormatsIn(context, tx, { principal, id, body }));
}

/** As `generateFormats`, inside a transaction of the caller's. */
export async function generateFormatsIn(
  context: JobContext,
  tx: Executor,
  request: { principal: Principal; id: string; body: unknown },
): Promise<Job> {
  const { principal, id } = request;
  const job = await lockOwnedJob(tx, principal, id);
  const input = parseInput(additionsInput, request.body ?? {});
  const wanted = selectFormatsOrNone(input);
  if (!isSettled(job.status)) throw conflict('This project is still running. Please wait until it has finished.');
  const writer = input.writer ?? job.writer;
  await checkRoom(context, tx, { userId: principal.userId });
  if (writer !== 'builtin') await checkTokensLeft(context, tx, payerOf(principal));
  await addPieces(context, tx, job, { named: wanted, writer });
  return await wholeJob(tx, principal, id);
}

async function addPieces(
  context: JobContext,
  tx: Executor,
  job: JobRow,
  { named, writer }: { named: FormatQuantity[]; writer: JobWriter },
): Promise<void> {
  const existing = await listOutputHeads(tx, job.id);
  const wanted = named.length > 0 ? named : failedFormats(existing);
  if (wanted.length === 0) {
    const message = 'Please choose at least one format.';
    throw invalidInput(message, [{ path: 'desired_formats', message }]);
  }
  const additions = planAdditions(wanted, existing);
  const at = context.clock.now();
  await resetOutputs(tx, additions.again, at);
  await insertOutputs(tx, newPieces({ jobId: job.id, userId: job.userId, formats: additions.more, existing, at }));
  await reopen(context, tx, job, { writer, formats: additions.formats });
}

function failedFormats(existing: readonly OutputHead[]): FormatQuantity[] {
  const counts = new Map<FormatQuantity['label'], number>();
  for (const piece of existing) {
    if (piece.status === 'failed') counts.set(piece.format, (counts.get(piece.format) ?? 0) + 1);
  }
  return [...counts].map(([label, quantity]) => ({ label, quantity }));
}
