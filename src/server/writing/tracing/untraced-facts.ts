import { findLinks } from '../../../core/checks/links.ts';
import type { UntracedFact } from '../../../core/checks/untraced-fact.ts';
import { traceFacts } from '../../fact-check/trace-facts.ts';
import { blankCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { JobEvidence } from './job-evidence.ts';
import { blankLoneMarks } from './lone-marks.ts';

/** Gaps that a person fills in, and what a link points at: neither states a fact. */
const GAP = /\[Add: [^[\]\n]*\]/g;
const TARGET = /(?<=\]\()[^()\s]{1,2000}(?=\))/g;

/** What stands in a text and nowhere else, but for what is marked already; in order, none inside another. */
export function untracedFacts(text: string, { all, loneMarks }: JobEvidence): UntracedFact[] {
  const facts = traceFacts(blankLoneMarks(withoutWhatStatesNothing(text), loneMarks), all).toSorted(
    (one, other) => one.start - other.start || other.text.length - one.text.length,
  );
  const outer: UntracedFact[] = [];
  let end = 0;
  for (const fact of facts) {
    if (fact.start < end) continue;
    outer.push(fact);
    end = fact.start + fact.text.length;
  }
  return outer;
}

/** Everything keeps its place. */
function withoutWhatStatesNothing(text: string): string {
  const blank = (found: string) => ' '.repeat(found.length);
  const open = blankCheckMarks(text).replace(GAP, blank).replace(TARGET, blank);
  let left = '';
  let from = 0;
  for (const { url, start } of findLinks(open)) {
    left += open.slice(from, start) + blank(url);
    from = start + url.length;
  }
  return left + open.slice(from);
}
