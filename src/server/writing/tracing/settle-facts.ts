import type { Flag } from '../../../core/contracts/output.ts';
import type { FactKind } from '../../../core/checks/trace-facts.ts';
import { findCheckMarks, withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import { GaveUp } from '../writer.ts';
import type { JobEvidence } from './job-evidence.ts';
import { markedFact, markFacts } from './mark-facts.ts';
import { removeSentence } from './remove-sentence.ts';
import { untracedFacts } from './untraced-facts.ts';

export interface SettledText {
  readonly text: string;
  readonly flags: readonly Flag[];
}

interface Standard {
  readonly format: AnyFormat;
  readonly evidence: JobEvidence;
}

/** A mark can change how its surroundings read, so the text is read again; this often at most. */
const MOST_ROUNDS = 5;
/** Fewer words than these say nothing. */
const FEWEST_WORDS = 4;

/**
 * The text with `[Check: …]` around everything that nothing stands behind. Where a mark breaks a hard rule of the
 * format, what holds it is taken out. Throws `GaveUp` where nothing sound would be left.
 */
export function settleFacts(text: string, standard: Standard): SettledText {
  const kinds = new Map<string, FactKind>();
  let marked = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const facts = untracedFacts(marked, standard.evidence);
    if (facts.length === 0) break;
    for (const { kind, text: fact } of facts) {
      for (const mark of findCheckMarks(markedFact(fact))) kinds.set(mark.text, kind);
    }
    marked = markFacts(marked, facts);
  }
  const sound = kinds.size === 0 ? marked : withinRules(marked, standard);
  if (untracedFacts(sound, standard.evidence).length > 0) throw new GaveUp(CANNOT_BE_MARKED);
  const flags = findCheckMarks(sound).flatMap(({ text: fact }) => {
    const kind = kinds.get(fact);
    return kind === undefined ? [] : [{ kind, text: fact }];
  });
  return { text: sound, flags };
}

const CANNOT_BE_MARKED = 'The text states something that stands in no source, in a place where it cannot be marked.';

function withinRules(marked: string, { format }: Standard): string {
  let text = marked;
  for (const { text: fact, start } of findCheckMarks(marked).toReversed()) {
    if (brokenRules(format, text) === 0) return text;
    const without = removeSentence(text, start);
    if (brokenRules(format, without) <= brokenRules(format, text) && saysSomething(without)) text = without;
    else throw new GaveUp(`${quoted(fact)} stands in no source, and ${format.label} has no room to say so.`);
  }
  if (brokenRules(format, text) > 0) throw new GaveUp(CANNOT_BE_MARKED);
  return text;
}

function brokenRules(format: AnyFormat, text: string): number {
  return format.check(text).filter(({ status }) => status === 'fail').length;
}

function saysSomething(text: string): boolean {
  return countWords(withoutCheckMarks(text).replace(/(?:https?:\/\/|[#＃])\S+/gu, '')) >= FEWEST_WORDS;
}

function quoted(fact: string): string {
  return /^["“«„]/u.test(fact) ? fact : `“${fact}”`;
}
