import { conflict, DomainError } from '../platform/errors.ts';
import type { OutputRow } from './outputs.store.ts';
import { isTagOfText } from './output-tag.ts';

export function isBeingWritten({ status }: Pick<OutputRow, 'status'>): boolean {
  return status === 'pending' || status === 'writing';
}

/**
 * @throws conflict while the piece is being written.
 * @throws stale_edit when `ifMatch` names an older text than the one that stands.
 */
export function refuseEdit(row: OutputRow, ifMatch: string | undefined): void {
  if (isBeingWritten(row)) throw conflict('This piece is still being written. Please wait until it is finished.');
  if (ifMatch && !isTagOfText(ifMatch, row)) {
    throw new DomainError(
      'stale_edit',
      'This piece was changed elsewhere in the meantime. Your text was not saved over it.',
    );
  }
}
