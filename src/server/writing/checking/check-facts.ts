import type { AnyFormat } from '../../../core/formats/registry.ts';
import type { Claim } from '../../../core/contracts/research.ts';
import { prepareEvidence, traceFacts } from '../../fact-check/trace-facts.ts';
import { ModelFailure } from '../../llm/model-failure.ts';
import type { TextModel } from '../../llm/text-model.ts';
import { createBreather } from '../../platform/breathe.ts';
import { createQuoteFinder } from '../../research/ledger/locate-quote.ts';
import { claimAt } from '../sources/claim-at.ts';
import { brokenRules } from '../tracing/broken-rules.ts';
import { eitherOf, jobEvidence } from '../tracing/job-evidence.ts';
import type { Doubt } from '../tracing/doubt.ts';
import { removeSpan } from '../tracing/remove-sentence.ts';
import type { Assignment, GroundedSentence, PieceRef, WritingRun } from '../writer.ts';
import { askForMends, askForVerdicts, type ShownSentence, type Verdict } from './check-prompt.ts';
import { supports } from './claim-support.ts';
import { lookUp, problemOf, type Checked, type StatedFact } from './look-up.ts';
import { readPieceSentences } from './piece-sentences.ts';
import { withoutSourceMarks } from './source-marks.ts';
import { isWorkedOut } from './worked-out.ts';

/** A text whose facts were checked. */
export interface CheckedText {
  /** With marks of claims (`[s3.120.88]`), each behind a sentence that its quote bears out. */
  readonly draft: string;
  /** The ledger, and the passages that the text rests on beside it. */
  readonly ledger: readonly Claim[];
  readonly doubts: readonly Doubt[];
  /** Of sentences without a doubt. */
  readonly grounds: readonly GroundedSentence[];
}

interface CheckOrder extends WritingRun {
  /** With marks of sources (`[s3]`). */
  readonly written: string;
  readonly format: AnyFormat;
  readonly piece: PieceRef;
  readonly assignment: Assignment;
  /** Whether a sentence says what the author thinks, which no source has to bear out. */
  readonly isOpinion: (words: string) => boolean;
}

/** Sentences of a piece that are looked at; a text with more is no piece but a fault. */
const MOST_SENTENCES = 400;

/**
 * Checks the facts of a text: code finds the passage that each sentence rests on, the model compares the two, and what is
 * bent or stands nowhere is mended sentence by sentence. What cannot be mended is a doubt. Throws `ModelFailure` where the
 * model is to be asked again later, unless this is the last try: code then checks alone.
 */
export async function checkFacts(model: TextModel, order: CheckOrder): Promise<CheckedText> {
  const read = await readAll(order);
  if (read.length === 0) return finished(read, order);
  const verdicts = await orCodeAlone(order, () => askForVerdicts(model, { ...order, sentences: read.map(shown) }));
  const judged = read.map((sentence) => withVerdict(sentence, verdictOn(sentence, verdicts), order));
  const mended = await replaced(judged, verdicts ?? [], order);
  if (mended.every((sentence) => problemOf(sentence) === '')) return finished(mended, order);
  const mends = await orCodeAlone(order, () => askForMends(model, { ...order, sentences: withNeighbours(mended) }));
  const cleared = mended.map((sentence) => clearedBy(verdictOn(sentence, mends), sentence, order));
  return finished(await replaced(cleared, mends ?? [], order), order);
}

/** A problem that code alone has found, and that the model takes for a mistake with words and sums that hold. */
function clearedBy(verdict: Verdict | undefined, sentence: Checked, order: CheckOrder): Checked {
  const isCleared = verdict?.verdict === 'supported' && problemOf(sentence) !== '' && sentence.fault === '';
  return isCleared ? withVerdict(sentence, verdict, order) : sentence;
}

async function orCodeAlone(
  { isLastTry = false }: CheckOrder,
  ask: () => Promise<Verdict[] | null>,
): Promise<Verdict[] | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ModelFailure && (error.retryAfterMs === null || isLastTry)) return null;
    throw error;
  }
}

async function readAll({ written, format, assignment, signal }: CheckOrder): Promise<Checked[]> {
  const breathe = createBreather(signal);
  const checked: Checked[] = [];
  for (const sentence of readPieceSentences(written, format).slice(0, MOST_SENTENCES)) {
    await breathe();
    checked.push(lookUp({ ...sentence, number: checked.length + 1 }, assignment));
  }
  return checked;
}

function shown(sentence: Checked): ShownSentence {
  const { number, words, claims, nearest, marked, facts } = sentence;
  const problem = problemOf(sentence) || (claims.length === 0 && facts.length > 0 ? NO_PASSAGE : '');
  const near = problem !== '' || marked.length > 0 ? nearest : [];
  const passages = (claims.length > 0 ? claims : near).map(({ source_id, quote }) => ({ sourceId: source_id, quote }));
  return { number, words, passages, problem };
}

/** Its figures stand in the material, but not where code sees them together: for the model to tell. */
const NO_PASSAGE = 'We have found no passage that says all of it.';

function verdictOn({ number }: Checked, verdicts: readonly Verdict[] | null): Verdict | undefined {
  return verdicts?.find((verdict) => verdict.number === number);
}

/** The sentence with what the model found: a better passage, or what is wrong. */
function withVerdict(sentence: Checked, verdict: Verdict | undefined, { assignment, isOpinion }: CheckOrder): Checked {
  if (!verdict) return sentence;
  if (verdict.verdict === 'supported') {
    if (sentence.claims.length > 0) return sentence;
    const claim = claimOf(verdict, assignment) ?? passageShown(sentence);
    if (!claim || !bears(claim, sentence, { assignment, sum: verdict.sum })) return sentence;
    return { ...sentence, claims: [claim], untraced: [] };
  }
  if (sentence.claims.some(({ quote }) => createQuoteFinder(quote)(sentence.words))) return sentence;
  // What the author thinks needs nothing that bears it out, as long as it states no fact.
  if (sentence.facts.length === 0 && sentence.claims.length === 0 && isOpinion(sentence.words)) return sentence;
  const found =
    verdict.verdict === 'bent' ? 'It says more or other than its source' : 'Nothing in the material says it';
  const why = verdict.why === '' ? '' : `: ${verdict.why.slice(0, 300).replace(/\.$/, '')}`;
  return { ...sentence, claims: [], fault: `${found}${why}.` };
}

/** What the model had before it when it found a sentence with a mark supported. */
const passageShown = ({ marked, nearest }: Checked): Claim | null => (marked.length > 0 ? (nearest[0] ?? null) : null);

/** The words that a verdict names, where they are in their source. */
function claimOf({ sourceId, quote }: Verdict, { texts, ledger }: Assignment): Claim | null {
  const text = sourceId === null ? undefined : texts.get(sourceId);
  const found = text === undefined || quote === '' ? null : createQuoteFinder(text)(quote);
  return found && sourceId !== null ? claimAt({ sourceId, ...found }, ledger) : null;
}

/** Words of the model's choice may paraphrase as freely as they like, but they hold a figure of the sentence, or give it by a sum. */
function bears(
  claim: Claim,
  { words, facts }: Checked,
  { assignment, sum }: { readonly assignment: Assignment; readonly sum: string },
): boolean {
  const { all, given } = jobEvidence(assignment);
  const quoted = eitherOf(given, prepareEvidence([claim.quote]));
  const isBorne = (fact: StatedFact) =>
    traceFacts(fact.text, quoted).length === 0 ||
    holdsDigits(claim, fact) ||
    isWorkedOut(fact.text, sum, { quoted, all });
  // A quote is one place; what a sentence says besides may stand in another.
  const isElsewhere = (fact: StatedFact) => traceFacts(fact.text, all).length === 0;
  const isHeld =
    facts.every((fact) => isBorne(fact) || isElsewhere(fact)) && (facts.length === 0 || facts.some(isBorne));
  return isHeld || supports(words, [claim], assignment);
}

/** Whether all digits of a fact are in the quote: code reads figures less well than a model does. No quotation is so free. */
function holdsDigits({ quote }: Claim, { kind, text }: StatedFact): boolean {
  const digits = text.match(/\p{N}+/gu) ?? [];
  const quoted = new Set(quote.match(/\p{N}+/gu) ?? []);
  return kind !== 'quotation' && digits.length > 0 && digits.every((each) => quoted.has(each));
}

/** The sentences with those in their place that the model offers and that hold; what has no fit one keeps its problem. */
async function replaced(
  sentences: readonly Checked[],
  verdicts: readonly Verdict[],
  order: CheckOrder,
): Promise<Checked[]> {
  const breathe = createBreather(order.signal);
  const result: Checked[] = [];
  for (const [at, sentence] of sentences.entries()) {
    await breathe();
    const verdict = problemOf(sentence) === '' ? undefined : verdictOn(sentence, verdicts);
    const better = verdict && replacementFor(sentence, verdict, order);
    const rest = sentences.slice(at + 1);
    result.push(
      better && keepsRules([...result, better, ...rest], [...result, sentence, ...rest], order) ? better : sentence,
    );
  }
  return result;
}

/** More than this is no replacement for one sentence. */
const LONGER_THAN = 2;
const ROOM = 80;

function replacementFor(sentence: Checked, verdict: Verdict, { assignment }: CheckOrder): Checked | null {
  const { instead } = verdict;
  if (instead === null) return null;
  const words = withoutSourceMarks(instead).trim();
  const bare = { ...sentence, words, claims: [], facts: [], untraced: [], copied: [], fault: '' };
  if (words === '') return bare;
  if (words === sentence.words || words.length > LONGER_THAN * sentence.words.length + ROOM) return null;
  const claim = claimOf(verdict, assignment);
  const marked = claim ? [claim.source_id] : sentence.marked;
  const looked = lookUp({ ...sentence, words, marked }, assignment);
  if (problemOf(looked) === '') return looked.claims.length === 0 && claim ? { ...looked, claims: [claim] } : looked;
  if (!claim || looked.copied.length > 0 || !bears(claim, looked, { assignment, sum: verdict.sum })) return null;
  return { ...bare, marked, claims: [claim], nearest: looked.nearest };
}

/** Whether the text with a sentence replaced breaks no more hard rules of its format than before. */
function keepsRules(after: readonly Checked[], before: readonly Checked[], { written, format }: CheckOrder): boolean {
  const plain = (sentences: readonly Checked[]) =>
    withoutSourceMarks(assembled(written, sentences, ({ words }) => words));
  return brokenRules(format, plain(after)) <= brokenRules(format, plain(before));
}

/** Those with a problem, each with the sentence before and behind it. */
function withNeighbours(sentences: readonly Checked[]): ShownSentence[] {
  const open = (at: number) => {
    const sentence = sentences[at];
    return sentence !== undefined && problemOf(sentence) !== '';
  };
  return sentences.flatMap((sentence, at) => {
    if (open(at)) return [shown(sentence)];
    return open(at - 1) || open(at + 1) ? [{ ...shown(sentence), passages: [] }] : [];
  });
}

function finished(sentences: readonly Checked[], order: CheckOrder): CheckedText {
  const { written, assignment } = order;
  const added = sentences
    .flatMap(({ claims }) => claims)
    .filter(({ id }) => !assignment.ledger.some((claim) => claim.id === id));
  const ledger = [...assignment.ledger, ...new Map(added.map((claim) => [claim.id, claim])).values()];
  return {
    // A mark can follow something that is no sentence, such as a row of a table.
    draft: withoutSourceMarks(assembled(written, sentences.map(inQuotationMarks), withClaimMarks)),
    ledger,
    doubts: sentences.flatMap(doubtsIn),
    grounds: sentences.flatMap((sentence) => groundOf(sentence, order)),
  };
}

/** The text with each sentence as it is by now. */
function assembled(written: string, sentences: readonly Checked[], say: (sentence: Checked) => string): string {
  return sentences.toReversed().reduce((text, sentence) => {
    const { start, end, words } = sentence;
    if (words === '') return removeSpan(text, sentence);
    const blanksFrom = start + text.slice(start, end).trimEnd().length;
    return text.slice(0, start) + say(sentence) + text.slice(blanksFrom);
  }, written);
}

const SENTENCE_END = /(?<![.!?…。！？])[.!?…。！？]+["”’»)\]*_]*$/u;

/** Marks go before what ends the sentence, as writers set them. */
function withClaimMarks({ words, claims }: Checked): string {
  if (claims.length === 0) return words;
  const marks = claims.map(({ id }) => `[${id}]`).join('');
  const end = SENTENCE_END.exec(words)?.[0] ?? '';
  // Behind a quotation that ends the sentence, so that no mark stands within it.
  if (/[”"’»]/.test(end)) return `${words} ${marks}`;
  return `${words.slice(0, words.length - end.length)} ${marks}${end}`;
}

function groundOf(sentence: Checked, { assignment, isOpinion }: CheckOrder): GroundedSentence[] {
  const { words, claims } = sentence;
  if (words === '' || doubtsIn(sentence).length > 0) return [];
  const isOurs = claims.every(({ source_id }) => assignment.sources.some(({ id, ours }) => ours && id === source_id));
  if (claims.length > 0) return [{ sentence: words, ground: isOurs ? 'ours' : 'source' }];
  return [{ sentence: words, ground: isOpinion(words) ? 'opinion' : 'none' }];
}

/** Words that are still a source's own go into quotation marks, which is what they are. */
function inQuotationMarks(sentence: Checked): Checked {
  if (sentence.fault !== '') return sentence;
  const words = sentence.copied.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}“${text.slice(start, end)}”${text.slice(end)}`,
    sentence.words,
  );
  return { ...sentence, words };
}

/** The facts that nothing bears out; where there are none to name, the whole sentence. */
function doubtsIn({ words, untraced, fault }: Checked): Doubt[] {
  if (words === '') return [];
  const facts = untraced.filter(({ text }) => words.includes(text));
  if (facts.length > 0) return facts.map(({ kind, text }) => ({ kind, text, sentence: words }));
  return fault === '' ? [] : [{ kind: 'statement', text: words, sentence: words }];
}
