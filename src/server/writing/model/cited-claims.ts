import type { Citation } from '../../../core/contracts/output.ts';
import { withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import { withoutPrintedLabels } from '../../../core/formats/printed-labels.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { folded } from '../stance/folded.ts';
import type { Assignment } from '../writer.ts';
import { isBare, OWN_NUMBER } from './citations.ts';
import { claimMarks, idsIn } from './claim-marks.ts';
import { withoutForeignLinks } from './foreign-links.ts';

/** Letters and digits before a mark by which its place is found again. */
const ANCHOR = 48;
const SHORTEST_ANCHOR = 3;

interface Delivered {
  /** With its marks `[c3]`. */
  readonly draft: string;
  /** As it is delivered. */
  readonly text: string;
  readonly numbers: ReadonlyMap<string, number>;
}

/** The claims that the delivered text stands on, in its order: those whose words before the mark are still in it. */
export function citedClaims(
  { draft, text, numbers }: Delivered,
  { format, assignment }: { format: AnyFormat; assignment: Assignment },
): Citation[] {
  const delivered = folded(withoutCheckMarks(text));
  const cited = new Map<string, Citation>();
  // Labels are laid out in the language of the piece.
  const unlabelled = withoutPrintedLabels(withoutForeignLinks(draft, assignment), format);
  for (const line of unlabelled.split('\n')) {
    if (format.syntax === 'markdown' && isBare(line)) continue;
    for (const id of standingIds(line, delivered, assignment)) {
      const claim = assignment.ledger.find((candidate) => candidate.id.toLowerCase() === id);
      if (!claim || cited.has(id)) continue;
      const number = numbers.get(claim.source_id) ?? null;
      cited.set(id, { claim_id: claim.id, source_id: claim.source_id, number });
    }
  }
  return [...cited.values()];
}

/** The ids of a line whose place is still in the text; one right behind another shares its place. */
function standingIds(line: string, delivered: string, assignment: Assignment): string[] {
  const ids: string[] = [];
  let from = 0;
  let stands = true;
  for (const { 0: marks, index } of line.matchAll(claimMarks(assignment))) {
    const before = anchorOf(line.slice(from, index), 'end');
    from = index + marks.length;
    const anchor = before.length >= SHORTEST_ANCHOR || index > 0 ? before : anchorOf(line.slice(from), 'start');
    if (anchor.length >= SHORTEST_ANCHOR) stands = delivered.includes(anchor);
    if (stands) ids.push(...idsIn(marks));
  }
  return ids;
}

function anchorOf(words: string, side: 'start' | 'end'): string {
  const plain = folded(words.replace(OWN_NUMBER, ''));
  return side === 'end' ? plain.slice(-ANCHOR) : plain.slice(0, ANCHOR);
}
