import { blankCheckMarks } from '../formats/layout/check-mark.ts';
import { isOwnText } from '../formats/layout/own-text.ts';
import { withoutAddresses } from '../text/addresses.ts';
import { findQuotations } from '../text/quotations.ts';
import { rememberLast } from '../text/remember-last.ts';

const GAP = /\[Add: [^[\]\n]*\]/g;
const FLAG_LEAD = /\[Check: /g;

/** Blanks for gaps: nobody has written yet what they ask for. Places stay. */
export function blankGaps(text: string): string {
  return text.replace(GAP, (gap) => ' '.repeat(gap.length));
}

/** What the author says: without gaps, addresses and the marks of flags, whose words stay. Places stay. */
export const runningText = rememberLast((text) =>
  withoutAddresses(blankGaps(text)).replace(FLAG_LEAD, (lead) => ' '.repeat(lead.length)),
);

/** What the author says and nobody doubts: without flags and their words, too. Places stay. */
export const undoubtedText = rememberLast((text) => withoutAddresses(blankCheckMarks(blankGaps(text))));

/** Without the words of others between quotation marks and in block quotes. Places and line breaks stay. */
export function withoutQuotations(text: string): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of findQuotations(text, isOwnText)) {
    if (start < from) continue;
    rest += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    from = end;
  }
  return rest + text.slice(from);
}
