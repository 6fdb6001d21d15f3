import type { Source } from '../../../../core/contracts/research.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import type { Desk } from '../desk.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { endsSentence } from '../text/sentences.ts';
import { nameInSentence } from '../text/source-name.ts';
import { mayRepeatAngle } from './opening.ts';

const THESIS_WORDS = 30;
const META_CHARACTERS = 160;

interface Head {
  /** Follow the topic in a title, the first one where it has room. */
  readonly tails: readonly [string, string];
  /** Follows the topic in quotation marks; the second is for a piece without an opinion. */
  readonly meta: readonly [string, string];
  /** Of the summary; `{sources}` becomes their names. */
  readonly quoted: string;
  readonly asked: string;
}

/** What is said here of a piece is true of each of its angle. */
const HEADS: Readonly<Record<Angle, Head>> = {
  question: {
    tails: ['the question behind it', 'what to ask first'],
    meta: [
      'the question behind it, quotations with their sources, our own answer and a checklist for yours.',
      'the question behind it, quotations with their sources, and a checklist for your own answer.',
    ],
    quoted: 'Quoted word for word: {sources}.',
    asked: 'With a checklist for your own answer.',
  },
  contrast: {
    tails: ['two views side by side', 'two views'],
    meta: [
      'our view with a quoted line beside it, what to ask of both, and a list to check before you choose.',
      'two views, word for word and side by side, what to ask of both, and a list to check before you choose.',
    ],
    quoted: 'Set beside it, in the original words: {sources}.',
    asked: 'Your part: to say where the two differ, and which of them you would sign.',
  },
  list: {
    tails: ['a checklist to work through', 'a checklist'],
    meta: [
      'a checklist to work through, lines to read beside it, word for word, and where we stand ourselves.',
      'a checklist to work through, lines to read beside it, word for word, and a place for your own case.',
    ],
    quoted: 'With lines to read beside it, from {sources}.',
    asked: 'The list comes first, so that you can tick while you read.',
  },
  story: {
    tails: ['our view, put to the test', 'our view'],
    meta: [
      'where we stand, what to read beside it, word for word, and the points to check before you decide.',
      'what is on record, word for word, and the points to check before you agree.',
    ],
    quoted: 'To be read with it, word for word: {sources}.',
    asked: 'At the end it is for you to say whether you would sign it.',
  },
  figure: {
    tails: ['one figure, and what to ask of it', 'the figure first'],
    meta: [
      'one figure with its source, what to ask of it, where we stand, and a list for checking your own.',
      'one figure with its source, what to ask of it, and a list for checking your own.',
    ],
    quoted: 'Every figure and quotation with its source: {sources}.',
    asked: 'Keep a number of your own at hand while you read.',
  },
};

/** For a piece whose sibling may have had the same angle. */
const SPARE: Head = {
  tails: ['what is on record', 'on record'],
  meta: ['', 'what is on record, word for word, with a question after each line and points to check.'],
  quoted: 'From the record, unchanged: {sources}.',
  asked: 'Your turn comes after each line.',
};

function headOf(desk: Desk): Head {
  return mayRepeatAngle(desk) ? SPARE : HEADS[desk.angle];
}

export function titleOf(desk: Desk, characters: number): string {
  const { topic, topicKind } = desk;
  // An announcement is its own title, and a second colon reads wrong.
  if (topicKind.kind === 'news' || topic.title(characters).includes(':')) return topic.title(characters);
  const titles = headOf(desk).tails.map((tail) => topic.titleWith(tail, characters));
  return titles.find((title) => title !== topic.title(characters)) ?? topic.title(characters);
}

export function metaDescriptionOf(desk: Desk): string {
  const { topic, opinion } = desk;
  const [withView, withoutView] = headOf(desk).meta;
  return topic.quotedWith(opinion.whole === '' ? withoutView : withView, META_CHARACTERS);
}

/** The thesis, or what the piece goes into; what is quoted; what the reader is asked for. */
export function summaryOf(desk: Desk, { promise }: VariantPlaces, sources: readonly Source[]): string[] {
  const { opinion } = desk;
  const { quoted, asked } = headOf(desk);
  const thesis = opinion.opening((text) => countWords(text) <= THESIS_WORDS && !text.includes('\n'));
  // What would come alive at the head of a list item stays in its own section.
  const first = thesis === '' || /^[#>+*|`~\d[-]/u.test(thesis) ? promise : thesis;
  return [endsSentence(first) ? first : `${first}.`, quoted.replace('{sources}', () => listed(sources)), asked];
}

/** "Wikipedia’s article “Onboarding” and our notes, “Call log”". */
export function listed(sources: readonly Source[]): string {
  const names = sources.map(nameInSentence);
  return names.length > 1 ? `${names.slice(0, -1).join('; ')} and ${names.at(-1)}` : (names[0] ?? '');
}
