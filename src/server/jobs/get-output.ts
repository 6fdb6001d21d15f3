import type { Output } from '../../core/contracts/output.ts';
import type { Principal } from '../auth/principal.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import type { JobContext } from './job-context.ts';
import { findOutput } from './outputs.store.ts';
import { etagOf, presentOutput } from './present-output.ts';

export interface TaggedOutput {
  readonly output: Output;
  /** For `If-Match`, so that an edit never overwrites a newer one. */
  readonly etag: string;
}

export async function getOutput(context: JobContext, principal: Principal, id: string): Promise<TaggedOutput> {
  const row = isId(id) ? await findOutput(context.database.db, principal.userId, id) : undefined;
  if (!row) throw notFound('Piece');
  return { output: presentOutput(row), etag: etagOf(row) };
}
