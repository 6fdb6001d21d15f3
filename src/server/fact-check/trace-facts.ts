import { blankCheckMarks } from '../../core/formats/layout/check-mark.ts';
import type { UntracedFact } from '../../core/checks/untraced-fact.ts';
import { isOwnText } from '../../core/formats/layout/own-text.ts';
import { withoutAddresses } from '../../core/text/addresses.ts';
import { withoutOwnNumbers, withoutStageDirections } from './own-numbers.ts';
import { isCredited } from './credited-questions.ts';
import { findQuotations, type Quotation } from '../../core/text/quotations.ts';
import { readAll, readInSteps, type Reading } from './readings.ts';
import { asWords, partsOfQuotation, splitQuotation, wordsOf } from '../../core/text/plain-words.ts';
import { readSentenceSpans } from '../../core/text/sentences.ts';

/** Texts that facts are traced to, prepared once for all pieces of a job. */
export interface Evidence {
  /** Whether a value, written as a key of `value-keys.ts`, stands in one of the texts. */
  holds(key: string): boolean;
  /** Whether words, made plain by `asWords`, stand in one of the texts in this order. */
  says(words: string): boolean;
  /** Whether several such phrases occur in one of the texts in this order, with or without words between them. */
  saysInOrder(parts: readonly string[]): boolean;
}

/** Takes about as long as reading the texts once: see `prepareInSteps` for long ones. */
export function prepareEvidence(texts: readonly string[]): Evidence {
  const steps = prepareInSteps(texts);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Prepares evidence in steps of about a millisecond, so that other work can be done between them. */
export function* prepareInSteps(texts: readonly string[]): Generator<undefined, Evidence> {
  const keys = new Set<string>();
  for (const text of texts) {
    for (const readings of readInSteps(withoutAddresses(text))) {
      for (const key of readings.flatMap((reading) => reading.gives())) keys.add(key);
      yield;
    }
  }
  // A line break keeps the end of one text and the beginning of the next apart.
  const words = texts.flatMap(wordsOf).join('\n');
  const known = new Map<string, boolean>();
  return {
    holds: (key) => keys.has(key),
    says: (wanted) => {
      const found = known.get(wanted) ?? words.includes(wanted);
      known.set(wanted, found);
      return found;
    },
    saysInOrder: (parts) => words.split('\n').some((text) => occurInOrder(text, parts)),
  };
}

/** Every number, amount, date and quotation of a text that is not in the evidence, in order; none overlaps another. */
export function traceFacts(text: string, evidence: Evidence): UntracedFact[] {
  // What is marked already needs no second mark.
  const open = blankCheckMarks(text);
  const quotations = findQuotations(open, isOwnText);
  const own = withoutStageDirections(withoutOwnNumbers(withoutAddresses(open)));
  const invented = quotations.filter((one) => !isSaid(one, evidence) && !isAnybodysQuestion(open, one));
  const readings = outside(readAll(own), quotations).filter(
    (reading) => !isTraced(reading, evidence) && !isSaidSo(own, reading, evidence),
  );
  const untraced: UntracedFact[] = [
    ...invented.map(({ start, end }) => ({ kind: 'quotation' as const, text: text.slice(start, end), start })),
    ...readings.map(({ kind, start, end }) => ({ kind, text: text.slice(start, end), start })),
  ];
  return untraced.sort((a, b) => a.start - b.start);
}

/** Numbers, amounts and dates that a sentence states. */
export function readStatements(text: string): Reading[] {
  return readAll(withoutOwnNumbers(withoutAddresses(text)));
}

function isSaid({ words }: Quotation, evidence: Evidence): boolean {
  return partsOfQuotation(words).every((part) => evidence.says(part)) || evidence.saysInOrder(sentencesOf(words));
}

/** "Yes, it does." may be in any text. Counted in letters, since not every script separates words. */
const SHORTEST = 15;

/** The sentences of a quotation as they are looked up; none where one is too short to be found for sure. */
function sentencesOf(words: string): string[] {
  const sentences = splitQuotation(words)
    .flatMap((part) => readSentenceSpans(part).map(({ start, end }) => asWords(part.slice(start, end))))
    .filter((sentence) => sentence.trim() !== '');
  return sentences.every((sentence) => sentence.length >= SHORTEST) ? sentences : [];
}

function occurInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return (
    parts.length > 0 &&
    parts.every((part) => {
      const at = text.indexOf(part, from);
      // The blank behind one is the blank before the next.
      from = at + part.length - 1;
      return at >= 0;
    })
  );
}

/** "Where do I put it?" is what a reader may ask, as long as it is nobody's in particular and states no figure. */
function isAnybodysQuestion(text: string, quotation: Quotation): boolean {
  const { words } = quotation;
  return (
    /[?？؟][*_]*$/.test(words.trimEnd()) &&
    !isCredited(text, quotation) &&
    readStatements(words).every((reading) => reading.isOrdinary())
  );
}

export function isTraced(reading: Reading, evidence: Evidence): boolean {
  return reading.isOrdinary() || reading.ways().some((way) => way.every((key) => evidence.holds(key)));
}

/** With the two words behind it, on its line. */
const WITH_ITS_WORDS = /^[^\n]{0,60}?(?:[^\p{L}\n]+\p{L}[\p{L}\p{M}'’-]*){2}/u;

/** Whether a figure stands in the evidence with the words behind it, whatever it is read as: "11 Chandlers Row". */
function isSaidSo(text: string, { start, end }: Reading, evidence: Evidence): boolean {
  const behind = WITH_ITS_WORDS.exec(text.slice(end, end + 120))?.[0];
  return behind !== undefined && evidence.says(asWords(text.slice(start, end) + behind));
}

/** A number within a quotation stands or falls with it. */
function outside(readings: readonly Reading[], quotations: readonly Quotation[]): Reading[] {
  let next = 0;
  return readings.filter(({ start }) => {
    while ((quotations[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start < (quotations[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}
