import { contentWords, fold } from '../../judges/fold.ts';
import { readQuotations } from '../../judges/read-quotations.ts';
import { readSentences } from '../../judges/read-sentences.ts';
import { single, together, type Verdict } from '../../judges/verdict.ts';
import { nameOf, type Piece, type WritingRun } from '../writing-run.ts';
import { isVerbatim, opinionParts, titlesOf, withoutMachinery } from './own-words.ts';
import { readUnits } from './read-units.ts';
import { wordsOf } from './words.ts';

/** As much of a sentence as has to be there when a short text cuts it. */
const CUT_WORDS = 6;
/** Share of the words of an opinion from which on a sentence retells it. */
const RETOLD = 0.7;

/** The author is heard in every piece, word for word. */
export function judgeHeard(run: WritingRun): Verdict {
  const { opinion } = run.given;
  if (opinion === '') return { checked: 0, faults: [] };
  const parts = opinionParts(opinion);
  return together(
    run.pieces.map((piece) => {
      const text = withoutMachinery(piece.text);
      const heard = parts.some((part) => isVerbatim(text, part) || isVerbatim(text, cutOf(part)));
      return single(heard, `${nameOf(run, piece)}: the opinion is not heard`);
    }),
  );
}

function cutOf(part: string): string {
  const words = wordsOf(part);
  return words.length <= CUT_WORDS ? part : part.slice(0, words[CUT_WORDS - 1]?.end);
}

/** No sentence says what the author thinks in other words. */
export function judgeRetold(run: WritingRun): Verdict {
  const opinions = opinionParts(run.given.opinion)
    .map((part) => ({ part, words: contentWords(part) }))
    .filter(({ words }) => words.size >= 3);
  return together(
    run.pieces.map((piece) => {
      const sentences = readSentences(withoutMachinery(piece.text)).map(({ text }) => text);
      const retold = sentences.filter((sentence) => {
        const said = contentWords(sentence);
        return opinions.some(
          ({ part, words }) =>
            [...words].filter((word) => said.has(word)).length >= RETOLD * words.size && !isKept(sentence, part),
        );
      });
      return { checked: sentences.length, faults: retold.map((text) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

function isKept(sentence: string, part: string): boolean {
  // A heading or a subject line ends without a full stop.
  const open = part.replace(/[.。]$/u, '');
  return (
    isVerbatim(sentence, open) || isVerbatim(part, sentence.replace(/…$/, '')) || isVerbatim(sentence, cutOf(part))
  );
}

/** The topic stands as a title, or in quotation marks; never bent into a sentence. */
export function judgeTopic(run: WritingRun): Verdict {
  const { topic } = run.given;
  return together(
    run.pieces.map((piece) => {
      const named = run.sources.flatMap(({ title }) => titlesOf(title)).filter((title) => title.length > topic.length);
      const units = readUnits(withoutMachinery(piece.text)).map(({ text }) =>
        withoutAny(withoutQuotations(text), named),
      );
      const naming = units.filter((text) => mentions(text, topic));
      const bent = naming.filter((text) => !standsAsTitle(text, topic));
      return { checked: naming.length + 1, faults: bent.map((text) => `${nameOf(run, piece)}: ${text}`) };
    }),
  );
}

function withoutQuotations(text: string): string {
  return readQuotations(text, 1)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} · ${rest.slice(end)}`, text);
}

const withoutAny = (text: string, names: readonly string[]) =>
  names.reduce((rest, name) => rest.replaceAll(name, ' · '), text);

function mentions(text: string, topic: string): boolean {
  const words = wordsOf(topic).map(({ word }) => word);
  const key = ` ${words.join(' ')} `;
  return ` ${wordsOf(text)
    .map(({ word }) => word)
    .join(' ')} `.includes(key);
}

/** At the beginning, and followed by nothing, or by a sign that ends a title. */
function standsAsTitle(text: string, topic: string): boolean {
  const plain = fold(text);
  const title = fold(topic);
  return plain.startsWith(title) && /^(?:$|[.:!?…|–—-]|\s[|–—-])/.test(plain.slice(title.length));
}

/** Those who are written for are called as the author calls them, or not at all. */
export function judgeAudience(run: WritingRun): Verdict {
  const words = wordsOf(run.given.audience).map(({ word }) => word);
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const alone =
    words.length === 1 && /^\p{Script=Latin}{5,}s$/u.test(words[0] ?? '') ? [(words[0] ?? '').slice(0, -1)] : [];
  const others = [
    run.given.topic,
    run.given.opinion,
    run.given.brand,
    ...run.sources.flatMap(({ title, text }) => [title, text]),
  ];
  return together(
    run.pieces.map((piece) =>
      bentAudience(run, piece, { whole: words.join(' '), parts: [...pairs, ...alone], others }),
    ),
  );
}

interface Called {
  readonly whole: string;
  readonly parts: readonly string[];
  /** Texts in which the same words may stand. */
  readonly others: readonly string[];
}

function bentAudience(run: WritingRun, piece: Piece, { whole, parts, others }: Called): Verdict {
  const units = readUnits(withoutMachinery(piece.text)).map(({ text }) => withoutQuotations(text));
  const bent = units.filter((unit) => {
    const plain = ` ${wordsOf(unit)
      .map(({ word }) => word)
      .join(' ')} `.replaceAll(` ${whole} `, ' · ');
    return parts.some((part) => plain.includes(` ${part} `) && !others.some((text) => fold(text).includes(part)));
  });
  return { checked: units.length, faults: bent.map((text) => `${nameOf(run, piece)}: ${text}`) };
}
