import { outputEdit } from '../../core/contracts/output.ts';
import { standingCitations, standingFlags } from '../../core/formats/layout/check-mark.ts';
import { withoutOutlineLabel } from '../../core/formats/layout/outline-label.ts';
import { stancePointsOf } from '../../core/rules/stance-points.ts';
import { countCharacters } from '../../core/rules/text.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict, DomainError, notFound } from '../platform/errors.ts';
import { parseInput } from '../platform/parse-input.ts';
import { ownedOutput, tagged } from './get-output.ts';
import type { TaggedOutput } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import { reportColumns } from './judge-outputs.ts';
import { lockOutput, updateOutput } from './outputs.store.ts';
import type { OutputRow } from './outputs.store.ts';
import { etagOf } from './present-output.ts';
import { reportContextFor } from './report-context.ts';
import { stanceAfterEdit } from './stance-spans.ts';

/**
 * Saves an edit of a piece, and what the text is worth now. A person's figures are judged as a writer's are: nothing is
 * refused or rewritten for them, the report says what nothing stands behind.
 *
 * @throws stale_edit when `ifMatch` names an older text than the one that stands.
 */
export async function editOutput(
  context: JobContext,
  principal: Principal,
  request: { id: string; body: unknown; ifMatch?: string | undefined },
): Promise<TaggedOutput> {
  const { row: found, job } = await ownedOutput(context, principal, request.id);
  const { content } = parseInput(outputEdit, request.body);
  refuseUnlessOpen(found, request.ifMatch);
  // Before the row is held: what the job may draw on can take long to read.
  const reportContext = await reportContextFor(context, job);
  const points = stancePointsOf(job.fusion?.answers.fusion_content ?? '');
  const stance = stanceAfterEdit({ content, format: found.format }, found.stance, points);
  const sentences = stance.map(({ sentence }) => sentence);
  const report = reportColumns(content, found.format, { ...reportContext, stance: sentences });
  const saved = await context.database.transaction(async (tx) => {
    const row = await lockOutput(tx, principal.userId, found.id);
    if (!row) throw notFound('Piece');
    refuseUnlessOpen(row, request.ifMatch);
    return await updateOutput(tx, row.id, {
      content,
      ...report,
      stance,
      language: reportContext.language,
      characters: countCharacters(withoutOutlineLabel(content)),
      // What was ours to doubt or to show goes with its place.
      citations: standingCitations(content, row.citations),
      flags: standingFlags(content, row.flags),
      // A failed piece that somebody wrote by hand is written.
      status: 'completed',
      errorMessage: null,
      revision: row.revision + 1,
      updatedAt: context.clock.now(),
    });
  });
  return await tagged(context, job, saved);
}

function refuseUnlessOpen(row: OutputRow, ifMatch: string | undefined): void {
  if (row.status === 'pending' || row.status === 'writing') {
    throw conflict('This piece is still being written. Please wait until it is finished.');
  }
  if (ifMatch && !matches(ifMatch, etagOf(row))) {
    throw new DomainError(
      'stale_edit',
      'This piece was changed elsewhere in the meantime. Your text was not saved over it.',
    );
  }
}

function matches(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
