import type { Citation } from '../../../core/contracts/output.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { Assignment } from '../writer.ts';

/** What may stand between a quotation and the number behind it: marks, a full stop, the licence. */
const NUMBER_BEHIND = /^[”"’.\s]{0,4}\[{1,2}(\d{1,2})\]/u;

/** The claims whose quotes stand in the text, in its order, each with the number that follows it. */
export function quotedClaims(text: string, format: AnyFormat, { ledger }: Assignment): Citation[] {
  const read = withoutCheckMarks(text);
  const found = ledger
    .map((claim) => ({ claim, at: claim.quote === '' ? -1 : read.indexOf(claim.quote) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return found.map(({ claim, at }) => {
    const behind = NUMBER_BEHIND.exec(read.slice(at + claim.quote.length, at + claim.quote.length + 12));
    const number = format.syntax === 'markdown' && behind ? Number(behind[1]) : null;
    return { claim_id: claim.id, source_id: claim.source_id, number };
  });
}
