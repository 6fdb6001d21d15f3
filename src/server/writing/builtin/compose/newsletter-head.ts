import { countCharacters } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import { comparableFigure } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { mark } from '../text/quotation.ts';
import { plainTitle, shortName } from '../text/source-name.ts';
import { mayRepeatAngle } from './opening.ts';

const SUBJECT = { min: 30, max: 50, shortest: 12 } as const;
const SUBJECTS = 3;
const PREHEADER_CHARACTERS = 100;

/** One for each variant; `{figure}` is a fragment of the first quotation in its marks. */
const FIGURE_SUBJECTS = [
  'Would you have guessed {figure}?',
  'Where would you stand beside {figure}?',
  '{figure}: more or less than yours?',
] as const;

type SubjectKind = 'topic' | 'question' | 'figure' | 'opinion' | 'hook';

/** The most specific first, but for what the angle promises. */
const ORDER: Readonly<Record<Angle, readonly SubjectKind[]>> = {
  question: ['question', 'topic', 'opinion', 'figure', 'hook'],
  contrast: ['topic', 'opinion', 'question', 'figure', 'hook'],
  list: ['topic', 'figure', 'opinion', 'question', 'hook'],
  story: ['opinion', 'topic', 'figure', 'question', 'hook'],
  figure: ['figure', 'topic', 'opinion', 'question', 'hook'],
};
/** Three of a fitting length where there are as many; shorter ones only when nothing else is left. */
export function subjectsOf(desk: Desk, asked: VariantPlaces): string[] {
  const lines = ORDER[desk.angle]
    .flatMap((kind) => subjectLines(kind, desk, asked))
    .filter((line) => !line.includes('…'));
  const long = lines.filter((line) => isWithin(line, SUBJECT.min, SUBJECT.max));
  const short = lines.filter((line) => isWithin(line, SUBJECT.shortest, SUBJECT.min - 1));
  return [...new Set([...long, ...short])].slice(0, SUBJECTS);
}

function subjectLines(kind: SubjectKind, desk: Desk, { question, places }: VariantPlaces): string[] {
  const hook = mayRepeatAngle(desk) ? places[0].heading : desk.voice.hook[desk.angle].post;
  switch (kind) {
    case 'topic':
      return [desk.topic.title(SUBJECT.max)];
    case 'question':
      return [question];
    case 'figure':
      return figureSubject(desk);
    case 'opinion':
      return [desk.opinion.opening((text) => countCharacters(text) <= SUBJECT.max && !text.includes('\n'))];
    case 'hook':
      return [hook, places[1].heading, places[2].heading];
  }
}

function figureSubject({ quotes, variant }: Desk): string[] {
  const figure = quotes.map(comparableFigure).find((words) => words !== null);
  const line = FIGURE_SUBJECTS[(variant - 1) % FIGURE_SUBJECTS.length];
  return figure && line ? [line.replace('{figure}', () => mark(figure))] : [];
}

/** What is inside; the second is for a piece without an opinion. */
const PREHEADERS: Readonly<Record<Angle, readonly [string, string]>> = {
  question: [
    'One question for you, a line from {source}, and what we would answer.',
    'One question for you, a line from {source}, and something to do.',
  ],
  contrast: [
    'Our view beside a line from {source}. Which would you sign?',
    'A line from {source}, and what to set beside it.',
  ],
  list: [
    'Points to tick, a line from {source}, and where we stand.',
    'Points to tick, and a line from {source} to read with them.',
  ],
  story: ['What we think, and a line from {source} to read with it.', 'A line from {source}, and what it asks of you.'],
  figure: [
    'A figure from {source}, our view, and room for a number of yours.',
    'A figure from {source}, and room for a number of yours.',
  ],
};

export function preheaderOf(desk: Desk): string {
  const { angle, opinion, quotes } = desk;
  const [withView, withoutView] = PREHEADERS[mayRepeatAngle(desk) ? 'story' : angle];
  const line = opinion.whole === '' ? withoutView : withView;
  const source = quotes[0]?.source;
  if (!source) return line;
  const names = [mark(plainTitle(source)), shortName(source)].filter((name) => name !== '“”');
  const lines = names.map((name) => line.replace('{source}', () => name));
  return lines.find((filled) => countCharacters(filled) <= PREHEADER_CHARACTERS) ?? lines.at(-1) ?? line;
}

function isWithin(line: string, min: number, max: number): boolean {
  const length = countCharacters(line);
  return length >= min && length <= max;
}
