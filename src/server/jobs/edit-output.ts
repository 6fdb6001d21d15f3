import { outputEdit } from '../../core/contracts/output.ts';
import { standingCitations, standingFlags } from '../../core/formats/layout/check-mark.ts';
import { withoutOutlineLabel } from '../../core/formats/layout/outline-label.ts';
import { countCharacters } from '../../core/rules/text.ts';
import type { Principal } from '../auth/principal.ts';
import { conflict, DomainError, notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { parseInput } from '../platform/parse-input.ts';
import type { TaggedOutput } from './get-output.ts';
import type { JobContext } from './job-context.ts';
import { lockOutput, updateOutput } from './outputs.store.ts';
import { etagOf, presentOutput } from './present-output.ts';

/**
 * Saves an edit of a piece.
 *
 * @throws stale_edit when `ifMatch` names an older text than the one that stands.
 */
export async function editOutput(
  context: JobContext,
  principal: Principal,
  request: { id: string; body: unknown; ifMatch?: string | undefined },
): Promise<TaggedOutput> {
  return await context.database.transaction(async (tx) => {
    const row = isId(request.id) ? await lockOutput(tx, principal.userId, request.id) : undefined;
    if (!row) throw notFound('Piece');
    const { content } = parseInput(outputEdit, request.body);
    if (row.status === 'pending' || row.status === 'writing') {
      throw conflict('This piece is still being written. Please wait until it is finished.');
    }
    if (request.ifMatch && !matches(request.ifMatch, etagOf(row))) {
      throw new DomainError(
        'stale_edit',
        'This piece was changed elsewhere in the meantime. Your text was not saved over it.',
      );
    }
    const saved = await updateOutput(tx, row.id, {
      content,
      characters: countCharacters(withoutOutlineLabel(content)),
      // A person's own figures are that person's business; what was ours to doubt or to show goes with its place.
      citations: standingCitations(content, row.citations),
      flags: standingFlags(content, row.flags),
      // A failed piece that somebody wrote by hand is written.
      status: 'completed',
      errorMessage: null,
      revision: row.revision + 1,
      updatedAt: context.clock.now(),
    });
    return { output: presentOutput(saved), etag: etagOf(saved) };
  });
}

function matches(ifMatch: string, etag: string): boolean {
  const tags = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
