import type { Flag } from '../../../core/contracts/output.ts';
import type { FactKind } from '../../../core/checks/untraced-fact.ts';
import { findCheckMarks, withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
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
 * The text with `[Check: …]` around everything that nothing stands behind. Where the marks break a hard rule that the text
 * kept, such as the length of a post, sentences that hold them are taken out if that mends it and something is left;
 * else the marks stay, and the rule is broken for everybody to see.
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
  const sound = kinds.size === 0 ? marked : withinRules(withoutUnmarkable(marked, standard), text, standard);
  const flags = findCheckMarks(sound).flatMap(({ text: fact }) => {
    const kind = kinds.get(fact);
    return kind === undefined ? [] : [{ kind, text: fact }];
  });
  return { text: sound, flags };
}

/** Without the sentences that hold a fact in a place where no mark can stand, as long as something is left. */
function withoutUnmarkable(marked: string, { evidence }: Standard): string {
  return untracedFacts(marked, evidence)
    .toReversed()
    .reduce((text, { start }) => {
      const without = removeSentence(text, start);
      return saysSomething(without) ? without : text;
    }, marked);
}

function withinRules(marked: string, unmarked: string, { format }: Standard): string {
  const allowed = brokenRules(format, unmarked);
  let text = marked;
  let broken = brokenRules(format, marked);
  for (const { start } of findCheckMarks(marked).toReversed()) {
    if (broken <= allowed) break;
    const without = removeSentence(text, start);
    const left = brokenRules(format, without);
    if (left > broken || !saysSomething(without)) continue;
    text = without;
    broken = left;
  }
  return broken <= allowed ? text : marked;
}

function brokenRules(format: AnyFormat, text: string): number {
  return format.check(text).filter(({ status }) => status === 'fail').length;
}

function saysSomething(text: string): boolean {
  return countWords(withoutCheckMarks(text).replace(/(?:https?:\/\/|[#＃])\S+/gu, '')) >= FEWEST_WORDS;
}
