import { prepareEvidence, traceFacts } from '../../../core/checks/trace-facts.ts';

/** Whether every number, amount, date and quotation of a claim stands in the quote behind it. */
export function factsStandIn(claim: string, quote: string): boolean {
  return traceFacts(claim, prepareEvidence([quote])).length === 0;
}
