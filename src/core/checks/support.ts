import { foldText } from './facts/fold.ts';
import { withoutAddresses } from './facts/masks.ts';
import { readFacts } from './facts/read-facts.ts';
import { isTraced, prepareEvidence } from './trace-facts.ts';

export interface Support {
  readonly supported: boolean;
  /** What the cited quotes do not say: figures as they stand in the sentence, or why the words do not fit. */
  readonly missing: string[];
}

/** Whether the quotes that a sentence cites say what it says, as far as words show. */
export function judgeSupport(sentence: string, quotes: readonly string[]): Support {
  const evidence = prepareEvidence(quotes);
  const raw = withoutAddresses(sentence);
  const missing = [...readFacts({ raw, low: foldText(raw) })]
    .filter((reading) => !isTraced(reading, evidence))
    .map(({ start, end }) => sentence.slice(start, end));
  return { supported: missing.length === 0, missing };
}
