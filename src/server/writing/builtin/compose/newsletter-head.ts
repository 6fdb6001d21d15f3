import { countCharacters } from '../../../../core/rules/text.ts';
import type { Angle } from '../angles/angle.ts';
import type { Desk } from '../desk.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { mark } from '../text/quotation.ts';

const SUBJECT = { min: 30, max: 50, shortest: 12 } as const;
const SUBJECTS = 3;
const PREHEADER = { min: 40, max: 100 } as const;

/** One for each variant; `{figure}` is a fragment of the first quotation in its marks. */
const FIGURE_SUBJECTS = [
  'Would you have guessed {figure}?',
  'Where would you stand beside {figure}?',
  '{figure}: more or less than yours?',
] as const;

type SubjectKind = 'topic' | 'question' | 'figure' | 'opinion' | 'hook';

/** What the subject that is shown first is made of. */
const FIRST: Readonly<Record<Angle, SubjectKind>> = {
  question: 'question',
  contrast: 'question',
  list: 'topic',
  story: 'opinion',
  figure: 'figure',
};
const ORDER: readonly SubjectKind[] = ['topic', 'question', 'figure', 'opinion', 'hook'];

/** Three of a fitting length where there are as many; shorter ones only when nothing else is left. */
export function subjectsOf(desk: Desk, asked: VariantPlaces): string[] {
  const first = FIRST[desk.angle];
  const kinds = [first, ...ORDER.filter((kind) => kind !== first)];
  const lines = kinds.flatMap((kind) => subjectLines(kind, desk, asked)).filter((line) => !line.includes('…'));
  const long = lines.filter((line) => isWithin(line, SUBJECT.min, SUBJECT.max));
  const short = lines.filter((line) => isWithin(line, SUBJECT.shortest, SUBJECT.min - 1));
  return [...new Set([...long, ...short])].slice(0, SUBJECTS);
}

function subjectLines(kind: SubjectKind, desk: Desk, { question, places }: VariantPlaces): string[] {
  const hook = desk.voice.hook[desk.angle].post;
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
  const figure = quotes.find((quote) => quote.figure !== null)?.figure;
  const line = FIGURE_SUBJECTS[(variant - 1) % FIGURE_SUBJECTS.length];
  return figure && line ? [line.replace('{figure}', () => mark(figure))] : [];
}

/** For whom it is and what it holds. */
export function preheaderOf({ persona }: Desk, { promise }: VariantPlaces, subjects: readonly string[]): string {
  const line = `For ${persona.audience}: ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`;
  const fits = isWithin(line, PREHEADER.min, PREHEADER.max);
  return fits && !subjects.includes(line) ? line : promise;
}

function isWithin(line: string, min: number, max: number): boolean {
  const length = countCharacters(line);
  return length >= min && length <= max;
}
