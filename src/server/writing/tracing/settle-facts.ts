import type { Flag } from '../../../core/contracts/output.ts';
import type { FactKind, UntracedFact } from '../../../core/checks/untraced-fact.ts';
import { findCheckMarks, withoutCheckMarks } from '../../../core/formats/layout/check-mark.ts';
import type { AnyFormat } from '../../../core/formats/registry.ts';
import { countWords } from '../../../core/rules/text.ts';
import { brokenRules } from './broken-rules.ts';
import type { JobEvidence } from './job-evidence.ts';
import { markedFact, markFacts } from './mark-facts.ts';
import { folded } from '../stance/folded.ts';
import type { Doubt } from './doubt.ts';
import { removeSentence } from './remove-sentence.ts';
import { NOTE } from '../checking/grounds-in-text.ts';
import { sentenceSpans } from './sentence-spans.ts';
import { untracedFacts } from './untraced-facts.ts';

export interface SettledText {
  readonly text: string;
  readonly flags: readonly Flag[];
}

interface Standard {
  readonly format: AnyFormat;
  readonly evidence: JobEvidence;
  /** What a fact check has found that nothing bears out. */
  readonly doubts?: readonly Doubt[];
  /** Sentences that the fact check has found borne out, as they read before the layout. */
  readonly borneOut?: readonly string[];
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
  const doubted = factsIn(text, standard.doubts ?? []);
  for (const { kind, text: fact } of doubted) {
    for (const mark of findCheckMarks(markedFact(fact))) kinds.set(mark.text, kind);
  }
  let marked = markFacts(text, doubted);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const facts = doubtful(marked, standard);
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

/** What nothing stands behind, but for what stands in a sentence that the fact check has found borne out. */
function doubtful(text: string, { evidence, borneOut = [] }: Standard): UntracedFact[] {
  const facts = untracedFacts(text, evidence);
  if (facts.length === 0 || borneOut.length === 0) return facts;
  const sound = borneOut.map(folded).filter((said) => said !== '');
  // A label may stand before a sentence, "Caption: …", or the number of its source behind it.
  const sentences = sentenceSpans(text).map((span) => ({
    ...span,
    said: folded(text.slice(span.start, span.end).replace(NOTE, '')),
  }));
  return facts.filter((fact) => {
    const sentence = sentences.find(({ start, end }) => start <= fact.start && fact.start < end);
    const words = folded(fact.text);
    return !sentence || !sound.some((said) => sentence.said.includes(said) && said.includes(words));
  });
}

/** Where doubts are in a text, which its layout may have changed in blanks and signs; none inside another. */
function factsIn(text: string, doubts: readonly Doubt[]): UntracedFact[] {
  if (doubts.length === 0) return [];
  const sentences = sentenceSpans(text).map((span) => ({ ...span, said: folded(text.slice(span.start, span.end)) }));
  const found = doubts.flatMap(({ kind, text: fact, sentence }): UntracedFact[] => {
    const wanted = folded(sentence);
    const place = sentences.find(({ said }) => said !== '' && (said.includes(wanted) || wanted.includes(said)));
    if (!place) return [];
    const words = text.slice(place.start, place.end).trimEnd();
    const at = words.indexOf(fact);
    return [
      at < 0 ? { kind: 'statement', text: words, start: place.start } : { kind, text: fact, start: place.start + at },
    ];
  });
  const inOrder = found.toSorted((one, other) => one.start - other.start || other.text.length - one.text.length);
  return inOrder.filter((fact, at) => {
    const before = inOrder[at - 1];
    return !before || before.start + before.text.length <= fact.start;
  });
}

/** Without the sentences that hold a fact in a place where no mark can stand, as long as something is left. */
function withoutUnmarkable(marked: string, standard: Standard): string {
  return doubtful(marked, standard)
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

function saysSomething(text: string): boolean {
  return countWords(withoutCheckMarks(text).replace(/(?:https?:\/\/|[#＃])\S+/gu, '')) >= FEWEST_WORDS;
}
