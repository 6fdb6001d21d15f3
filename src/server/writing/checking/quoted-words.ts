import { partsOfQuotation } from '../../../core/text/plain-words.ts';
import { findQuotations } from '../../../core/text/quotations.ts';
import type { Evidence } from '../../fact-check/trace-facts.ts';

/** The words between the quotation marks of a sentence. */
export function quotationsIn(sentence: string): string[] {
  return findQuotations(sentence, () => false).map(({ words }) => words);
}

/** Whether all parts of a quotation stand in the evidence, whatever it leaves out between them. */
export function saysAll(quotation: string, evidence: Evidence): boolean {
  return partsOfQuotation(quotation).every((part) => evidence.says(part));
}
