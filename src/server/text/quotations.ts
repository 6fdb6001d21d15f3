import { type Marked, readMarked } from '../../core/text/quotation-marks.ts';
import { readSentenceSpans } from '../../core/text/sentences.ts';
import type { Span } from '../../core/text/span.ts';
import { tellLanguage } from './language.ts';
import { readDashedSpeech, type Speech } from './speakers/dashed-speech.ts';
import type { Setting } from './speakers/setting.ts';
import { saysNobodyElse, spacedSpeaker } from './speakers/spaced-speakers.ts';
import { isToldBehind } from './speakers/speaker-behind.ts';
import { goesOnUnnamed, unspacedSpeaker } from './speakers/unspaced-speakers.ts';

/** Words of somebody between quotation marks. */
export interface SpokenWords extends Marked {
  /** The name that is beside them; null where none is, or it cannot be determined. */
  readonly speaker: string | null;
}

const NEAR = 160;
/** Fewer words without the end of a sentence are a term or a title: "so-called “smart” locks". */
const FEWEST_WORDS = 5;
/** Nobody says more between two parts of one sentence: "“The demand,” says Kowalski, “was huge.”" */
const LONGEST_BETWEEN = 90;

/** What somebody says in a text, in order, with the name beside it. Terms and titles in quotation marks are none. */
export function readQuotations(text: string): SpokenWords[] {
  if (!/[“”„«»"‘‹「『–—]/.test(text)) return [];
  const language = tellLanguage(text);
  const all = allSpeech(text, language);
  if (all.length === 0) return [];
  const spoken: SpokenWords[] = [];
  const surroundingsOf = surroundingsFinder(text);
  for (const { start, end, words, goesOn } of all) {
    const marked = { start, end, words: words.trim() };
    const setting: Setting = { words: marked.words, ...surroundingsOf(marked), language };
    const before = spoken.at(-1);
    const speaker =
      unspacedSpeaker(setting) ??
      spacedSpeaker(setting) ??
      (goesOn ? (before?.speaker ?? null) : inherited(text, marked, setting, before));
    if (speaker !== null || isSaid(setting)) spoken.push({ ...marked, speaker });
  }
  return spoken;
}

/** What is between marks or dashes, in order and outermost first. */
function allSpeech(text: string, language: string | null): Speech[] {
  const marked = readMarked(text).map((one) => ({ ...one, goesOn: false }));
  const dashed = readDashedSpeech(text, language);
  let end = 0;
  return [...marked, ...dashed]
    .sort((one, other) => one.start - other.start)
    .filter((one) => {
      if (one.start < end) return false;
      end = one.end;
      return true;
    });
}

/** What is around a place; places only grow, so that the sentences are gone through once. */
function surroundingsFinder(text: string): (marked: Marked) => Pick<Setting, 'lead' | 'tail' | 'rest'> {
  const sentences = readSentenceSpans(text);
  let index = 0;
  const sentenceAt = (at: number): Span => {
    while (index < sentences.length - 1 && (sentences[index]?.end ?? 0) <= at) index += 1;
    return sentences[index] ?? { start: 0, end: text.length };
  };
  return ({ start, end }) => {
    const from = Math.max(sentenceAt(start).start, start - NEAR);
    const to = Math.min(sentenceAt(end - 1).end, end + NEAR);
    return {
      lead: text.slice(from, start),
      tail: text.slice(end, Math.max(end, to)),
      rest: text.slice(end, end + NEAR),
    };
  };
}

/** The speaker of the words before, where nothing between names another. */
function inherited(
  text: string,
  { start }: Marked,
  { tail, language }: Setting,
  before: SpokenWords | undefined,
): string | null {
  if (!before || before.speaker === null) return null;
  const between = text.slice(before.end, Math.min(start, before.end + LONGEST_BETWEEN + 1));
  if (between.length > LONGEST_BETWEEN || between.includes('\n')) return null;
  if (goesOnUnnamed(tail)) return before.speaker;
  const clauses = between.split(/(?<=[\p{L}\p{N}]{4}[.!?]|[。！？])\s*/u);
  const last = clauses.at(-1) ?? '';
  if (clauses.length === 1 && /^[^.!?]*[,，]\s?$/u.test(between)) return before.speaker;
  // "“A,” said Ann. “B.”", and "Y añadió: “B”" behind that.
  const isNamedThere = between.includes(before.speaker) && clauses.length <= 2;
  return last.trim() === ''
    ? isNamedThere
      ? before.speaker
      : null
    : saysNobodyElse(last, language)
      ? before.speaker
      : null;
}

/** A whole sentence, enough words for one, or fewer with a word of speech behind them; a title has capitals. */
function isSaid(setting: Setting): boolean {
  const all = setting.words.split(/\s+/);
  if (/[.!?…。！？]$/u.test(setting.words))
    return all.length > 1 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}]{4}/u.test(setting.words);
  if (all.length < FEWEST_WORDS) return all.length > 1 && isToldBehind(setting);
  return !all.every((word) => word.length < 4 || /^[^\p{L}]*\p{Lu}/u.test(word));
}
