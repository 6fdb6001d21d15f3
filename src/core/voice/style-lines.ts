import { FEWEST_STYLE_WORDS } from './measure-style.ts';
import type {
  ContractionTraits,
  CountedWord,
  Lengths,
  MeasuredTraits,
  Opening,
  PersonTraits,
  SignTraits,
  StyleTraits,
} from './style-traits.ts';

/** Up to which a median is short, and medium. */
const SENTENCE_KINDS = { words: [10, 18], characters: [20, 40] } as const;
const FEWEST_DASHES = 3;
const ONE_DASH_IN = 10;

/** The traits in plain English, a line each: what anybody can count again in the texts, and nothing else. */
export function styleLines({ texts, words, measured }: StyleTraits): string[] {
  if (measured === null) return [tooLittle(words)];
  return [
    lengthLine(measured),
    ...personLines(measured),
    contractionLine(measured.contractions),
    ...signLines(measured.signs, texts),
    paragraphLine(measured.paragraphs),
    openingLine(measured.openings, texts),
    endLine(measured.endOnQuestion, texts),
    listLine(measured.withLists, texts),
    openerLine(measured),
    returningLine(measured.returning),
    gradeLine(measured.grade),
  ].filter((line) => line !== '');
}

/** Why nothing is told of so short a text. */
export function tooLittle(words: number): string {
  const count = words === 1 ? '1 word' : `${words} words`;
  return `Too little text to tell a style: ${count}. Give at least ${FEWEST_STYLE_WORDS}, two short posts for example.`;
}

/** How long the sentences are; empty where that cannot be told. */
export function lengthLine({ sentences }: MeasuredTraits): string {
  if (sentences === null) return '';
  const [short, medium] = SENTENCE_KINDS[sentences.unit];
  const { median, shortest, longest, unit } = sentences;
  const kind = median <= short ? 'Short sentences' : median <= medium ? 'Sentences of medium length' : 'Long sentences';
  const half = `${median} ${median === 1 ? unit.slice(0, -1) : unit} or fewer`;
  return shortest === longest
    ? `${kind}: each has ${shortest === 1 ? `1 ${unit.slice(0, -1)}` : `${shortest} ${unit}`}.`
    : `${kind}: half of them have ${half}, the shortest ${shortest}, the longest ${longest}.`;
}

function personLines({ person, language }: MeasuredTraits): string[] {
  if (person === null) return [];
  return [speakerLine(person, language), readerLine(person, language)];
}

function speakerLine({ speaker, sentences }: PersonTraits, language: string | null): string {
  const [first, second] = speaker;
  const others = language === 'de' ? 'Neither “ich” nor “wir” speaks.' : 'Neither “I” nor “we” speaks.';
  if (!first) return others;
  const aside = second ? `, and as “${second.word}” (${second.count})` : '';
  return `Speaks as “${first.word}” (${ofSentences(first.count, sentences)})${aside}.`;
}

function readerLine({ reader, sentences }: PersonTraits, language: string | null): string {
  const [first, second] = reader;
  const nobody =
    language === 'de'
      ? 'The reader is addressed neither as “du” nor as “Sie”.'
      : 'The reader is not addressed as “you”.';
  if (!first) return nobody;
  const aside = second ? ` and as “${second.word}” (${second.count})` : '';
  return `Addresses the reader as “${first.word}” (${ofSentences(first.count, sentences)})${aside}.`;
}

const ofSentences = (count: number, of: number): string => `${count} of ${of} ${of === 1 ? 'sentence' : 'sentences'}`;

function contractionLine(contractions: ContractionTraits | null): string {
  if (contractions === null) return '';
  const { contracted, example, writtenOut } = contractions;
  if (contracted > 0 && example !== null) {
    const full =
      writtenOut === null ? '' : writtenOut === 0 ? ', and writes none out' : `, and writes ${writtenOut} out`;
    return `Contracts ${contracted === 1 ? 'once' : `${contracted} times`}, as in “${example}”${full}.`;
  }
  return writtenOut === null || writtenOut === 0
    ? ''
    : `Writes forms such as “do not” out (${times(writtenOut)}) and never contracts them.`;
}

function signLines(signs: SignTraits, texts: number): string[] {
  const { questions, exclamationMarks, emoji, hashtags } = signs;
  return [
    questions === null || questions.count === 0 ? '' : `Asks questions: ${ofSentences(questions.count, questions.of)}.`,
    exclamationMarks === 0 ? '' : `Exclamation marks: ${inTexts(exclamationMarks, texts)}.`,
    emoji === 0 ? '' : `Emoji: ${inTexts(emoji, texts)}.`,
    absentLine(signs),
    areDashesFrequent(signs) ? `Dashes: ${inTexts(signs.dashes, texts)}.` : '',
    hashtags === 0 ? '' : `Hashtags: ${inTexts(hashtags, texts)}.`,
  ];
}

function absentLine({ questions, exclamationMarks, emoji }: SignTraits): string {
  const absent = [
    questions?.count === 0 ? 'no questions' : '',
    exclamationMarks === 0 ? 'no exclamation marks' : '',
    emoji === 0 ? 'no emoji' : '',
  ].filter((kind) => kind !== '');
  return absent.length === 0 ? '' : capitalised(`${absent.join(', ')}.`);
}

function areDashesFrequent({ dashes, questions }: SignTraits): boolean {
  return questions !== null && dashes >= Math.max(FEWEST_DASHES, questions.of / ONE_DASH_IN);
}

const inTexts = (count: number, texts: number): string => `${count} in ${texts === 1 ? 'the text' : `${texts} texts`}`;

const capitalised = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1);

function paragraphLine(paragraphs: Lengths | null): string {
  if (paragraphs === null) return '';
  const { median, longest } = paragraphs;
  if (longest === 1) return 'Every paragraph is a single sentence.';
  const half = median === 1 ? 'a single sentence' : `${median} sentences or fewer`;
  return `${median <= 2 ? 'Short paragraphs' : 'Paragraphs'}: half of them have ${half}, the longest ${longest}.`;
}

const OPENINGS: Readonly<Record<Opening, string>> = {
  question: 'with a question',
  figure: 'with a figure',
  quotation: 'with a quotation',
  statement: 'with a plain statement',
};

function openingLine(openings: MeasuredTraits['openings'], texts: number): string {
  const [only, ...more] = openings;
  if (!only) return '';
  if (more.length === 0) return `Opens ${OPENINGS[only.kind]}${inAll(texts)}.`;
  const [first, ...rest] = openings.map(({ kind, texts: count }) => ({ kind: OPENINGS[kind], count }));
  return `Opens ${first?.kind} in ${first?.count} of ${texts} texts, ${rest.map(({ kind, count }) => `${kind} in ${count}`).join(', ')}.`;
}

const inAll = (texts: number): string => (texts === 1 ? '' : texts === 2 ? ' in both texts' : ` in all ${texts} texts`);

function endLine(endOnQuestion: number | null, texts: number): string {
  if (endOnQuestion === null || endOnQuestion === 0) return '';
  return texts === 1 ? 'Ends on a question.' : `Ends on a question in ${endOnQuestion} of ${texts} texts.`;
}

function listLine(withLists: number, texts: number): string {
  if (withLists === 0) return 'No lists.';
  return texts === 1 ? 'Uses a list.' : `Uses lists in ${withLists} of ${texts} texts.`;
}

function openerLine({ openers, sentences }: MeasuredTraits): string {
  if (openers.length === 0) return '';
  const words = openers.map(({ word, count }) => `“${capitalised(word)}” (${count})`).join(', ');
  return `Often begins a sentence with ${words}${sentences ? `, of ${sentences.count} sentences` : ''}.`;
}

function returningLine(returning: readonly CountedWord[]): string {
  if (returning.length === 0) return '';
  return `Words that return: ${returning.map(({ word, count }) => `“${word}” (${times(count)})`).join(', ')}.`;
}

/** The scale begins with the first year of school. */
function gradeLine(grade: number | null): string {
  if (grade === null) return '';
  return grade < 1
    ? 'Reads as easily as the first grade of school.'
    : `Reads at about grade ${Math.round(grade)} (years of school).`;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
