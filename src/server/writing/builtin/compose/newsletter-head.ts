import { countCharacters } from '../../../../core/rules/text.ts';
import { comparableFigure } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { mark } from '../text/quotation.ts';
import { splitSentences } from '../text/sentences.ts';

const SUBJECT = { topic: 60, thesis: 66, max: 50 } as const;
const SUBJECTS = 3;
const ALIKE = 4;

/** One for each variant; `{figure}` is a fragment of a quotation in its marks. */
const FIGURE_SUBJECTS = [
  'Would you have guessed {figure}?',
  '{figure}: more than you thought?',
  'What do you make of {figure}?',
] as const;

/** The topic itself, then a figure, the opinion in a line, and what the mail asks. */
export function subjectsOf(desk: Desk, { question, places }: VariantPlaces): string[] {
  const { topic, angle, opinion } = desk;
  const title = topic.title(SUBJECT.topic);
  const figures = figureSubjects(desk);
  const asked = [question, ...places.map(({ heading }) => heading)];
  // Where the opinion opens the mail, it is no news in the subject.
  const isFirst = angle === 'story' || angle === 'contrast';
  const thesis = isFirst
    ? ''
    : opinion.split((text) => countCharacters(text) <= SUBJECT.thesis && splitSentences(text).length === 1).opening;
  const [lead, ...others] = angle === 'figure' ? [...figures, title] : [title, ...figures];
  const lines = [lead ?? title, ...others, thesis, ...asked].filter(Boolean);
  const fitting = lines.filter((line) => line === title || line === thesis || countCharacters(line) <= SUBJECT.max);
  return fitting
    .filter((line, at) => !line.endsWith('…') && !fitting.slice(0, at).some((other) => isAlike(other, line)))
    .slice(0, SUBJECTS);
}

/** Two lines with most words in common look like one. */
function isAlike(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}+/gu));
  return [...new Set(other.toLowerCase().match(/\p{L}+/gu))].filter((word) => words.has(word)).length >= ALIKE;
}

/** What is inside, in the words of the topic's kind. */
export function preheaderOf({ promise }: VariantPlaces): string {
  return `${promise}.`;
}

function figureSubjects({ quotes, variant }: Desk): string[] {
  const figure = quotes.map(comparableFigure).find((words) => words !== null);
  const line = FIGURE_SUBJECTS[(variant - 1) % FIGURE_SUBJECTS.length];
  return figure && line ? [line.replace('{figure}', () => mark(figure))] : [];
}
