import type { Output } from '../../core/contracts/output.ts';
import { redoInput } from '../../core/contracts/version.ts';
import type { JobWriter } from '../../core/contracts/job.ts';
import { isSettled } from '../../core/rules/job-status.ts';
import type { Principal } from '../auth/principal.ts';
import { payerOf } from '../limits/payer.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import { checkTokensLeft } from '../usage/check-tokens-left.ts';
import type { Executor } from '../storage/database.ts';
import { recallPiece, retirePiece } from '../writing/plan-anew.ts';
import { changePlans } from '../writing/plans.store.ts';
import type { Writer } from '../writing/writer.ts';
import { checkRoom } from './check-room.ts';
import { tagged } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import { takeInAgain } from './job-lifecycle.ts';
import type { JobRow } from './jobs.store.ts';
import { findOutput, lockOutput, updateOutput } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { lockOwnedJob } from './owned-job.ts';
import { isBeingWritten } from './refuse-edit.ts';
import { listVersionAngles } from './versions.store.ts';

export interface RedoRequest {
  readonly id: string;
  readonly body: unknown;
  /** The writer that the server is set up with. */
  readonly configured: Writer['id'];
}

/**
 * Puts a settled piece in the line once more. Its text stays readable until the new one is saved, and stays for good when
 * that comes to nothing. A piece that is in the line already is answered as it stands.
 *
 * @throws conflict while the job has not come to its pieces yet, and where the same text would come back.
 */
export async function redoOutput(context: JobContext, principal: Principal, request: RedoRequest): Promise<Output> {
  const { job, row } = await context.database.transaction((tx) => redoIn(context, tx, principal, request));
  return (await tagged(context, job, row)).output;
}

async function redoIn(context: JobContext, tx: Executor, principal: Principal, request: RedoRequest) {
  const { job, row } = await lockPiece(tx, principal, request.id);
  const { angle, ...input } = parseInput(redoInput, request.body ?? {});
  if (isBeingWritten(row)) return { job, row };
  if (!isSettled(job.status) && job.status !== 'generating_formats') {
    throw conflict('This project has not come to its pieces yet. Please wait until it has.');
  }
  const writer = input.writer ?? job.writer;
  await checkRoom(context, tx, { userId: principal.userId });
  if (writer !== 'builtin') await checkTokensLeft(context, tx, payerOf(principal));
  if (angle === 'same') refuseSameText(row, writer, request.configured);
  await planAgain(context, tx, row, angle);
  const waiting = await updateOutput(tx, row.id, {
    status: 'pending',
    redo: angle,
    // The choice is this piece's alone.
    redoWriter: writer === job.writer ? null : writer,
    redoError: null,
    errorMessage: null,
    tries: 0,
    nextTryAt: null,
    updatedAt: context.clock.now(),
  });
  await takeInAgain(context, tx, job);
  return { job, row: waiting };
}

async function lockPiece(tx: Executor, principal: Principal, id: string): Promise<{ job: JobRow; row: OutputRow }> {
  const found = isId(id) ? await findOutput(tx, principal.userId, id) : undefined;
  if (!found) throw notFound('Piece');
  const job = await lockOwnedJob(tx, principal, found.jobId);
  const row = await lockOutput(tx, principal.userId, id);
  if (!row) throw notFound('Piece');
  return { job, row };
}

/** The built-in writer's texts follow from what it is given: only another angle makes another text. */
function refuseSameText(row: OutputRow, writer: JobWriter, configured: Writer['id']): void {
  const isBuiltin = writer === 'builtin' || configured === 'builtin';
  const stands = row.status === 'completed' && row.writtenBy === 'builtin' && row.edited === false;
  if (isBuiltin && stands) {
    throw conflict('The built-in writer would write the same text again. Ask for a new angle instead.');
  }
}

/** Whoever writes it: the plans of both writers follow, so that handing the job over changes nothing. */
async function planAgain(context: JobContext, tx: Executor, row: OutputRow, angle: 'same' | 'new'): Promise<void> {
  const standing = row.angle;
  const all = [...(standing === null ? [] : [standing]), ...(await listVersionAngles(tx, row.id))];
  const change = angle === 'new' ? retirePiece : recallPiece;
  await changePlans(tx, row.jobId, (plan) => change(plan, row, { standing, all }), context.clock.now());
}
