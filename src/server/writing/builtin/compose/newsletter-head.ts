import { gap } from '../../../../core/formats/layout/gaps.ts';
import { countCharacters } from '../../../../core/rules/text.ts';
import { comparableFigure } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { ofVariant } from '../lines/of-variant.ts';
import { announces } from '../reading/topic-kind.ts';
import { mark } from '../text/quotation.ts';
import { asHeadline, isHeadline } from '../text/thoughts.ts';

const CHARACTERS = { topic: 60, thesis: 66, figure: 50, preheader: 110 } as const;
const SUBJECTS = 3;
const ALIKE = 4;

/** One for each variant; `{figure}` is a fragment of a quotation in its marks. */
const FIGURE_SUBJECTS = ['Would you have guessed {figure}?', '{figure}: more or less than you thought?'] as const;

/** What subject lines are still wanted, the first of them for the first variant. */
const WANTED = {
  announced: [
    ['a subject line with the date or the place', 'a subject line as you would tell a friend'],
    ['a subject that says what there is to see or to get', 'a subject that somebody passes on to a neighbour'],
    ['the one reason to come or to buy, as a subject', 'a subject with the name of somebody who takes part'],
  ],
  offered: [
    ['a subject line with what it does, in a figure', 'a subject line as you would tell a friend'],
    ['a subject that names the trouble it was made for', 'a subject that somebody passes on to a neighbour'],
    ['the one reason to buy it, as a subject', 'a subject with a user’s own words'],
  ],
  wanted: [
    ['a subject line with the hours or the pay', 'a subject line as you would tell a friend who looks for work'],
    ['the best reason to work with you, as a subject', 'a subject that somebody passes on to a neighbour'],
    ['what the work is, in five words, as a subject', 'a subject with the day on which it starts'],
  ],
  other: [
    ['a subject line with a number or a name in it', 'a subject line that asks what your readers ask'],
    ['a subject as you would say it to one reader', 'a subject with the result, without the way to it'],
    ['what readers get out of it, as a subject', 'a subject that names the trouble your readers have'],
  ],
} as const;
const PREVIEWS = [
  'a preview line that goes on from the subject',
  'what is inside, in a line of its own',
  'the line that makes somebody open it',
] as const;

/** What stands above a mail in the inbox. */
export interface NewsletterHead {
  readonly subjects: readonly string[];
  readonly preheader: string;
}

/** The topic itself, a figure that is quoted, thoughts of the opinion; what nobody has said is a place for its author. */
export function headOf(desk: Desk): NewsletterHead {
  const title = desk.topic.title(CHARACTERS.topic);
  const thesis = desk.thoughts.find((line) => isHeadline(line) && countCharacters(line) <= CHARACTERS.thesis) ?? '';
  // A sibling has the topic in its subject already.
  const first = desk.variant === 1 ? [title] : [];
  const lines = [...first, ...figureSubjects(desk), asHeadline(thesis)].filter(
    (line) => line !== '' && !line.endsWith('…'),
  );
  const telling = lines
    .filter((line, at) => !lines.slice(0, at).some((other) => isAlike(other, line)))
    .slice(0, SUBJECTS);
  const wanted = WANTED[wantedBy(desk)];
  const open = ofVariant<readonly string[]>(wanted, desk.variant).map((wish) => gap(wish));
  const preview = desk.thoughts.find(
    (line) => line !== thesis && !line.includes('[') && countCharacters(line) <= CHARACTERS.preheader,
  );
  const subjects = [...new Set([...telling, ...open, title])].slice(0, SUBJECTS);
  return { subjects, preheader: preview ?? gap(ofVariant(PREVIEWS, desk.variant)) };
}

function wantedBy({ topicKind: { kind } }: Desk): keyof typeof WANTED {
  if (kind === 'offer') return 'offered';
  if (kind === 'position') return 'wanted';
  return announces(kind) ? 'announced' : 'other';
}

/** Two lines with most words in common look like one. */
function isAlike(one: string, other: string): boolean {
  const words = new Set(one.toLowerCase().match(/\p{L}+/gu));
  return [...new Set(other.toLowerCase().match(/\p{L}+/gu))].filter((word) => words.has(word)).length >= ALIKE;
}

function figureSubjects({ quotes, variant, english }: Desk): string[] {
  if (!english) return [];
  const figure = quotes.map(comparableFigure).find((words) => words !== null);
  if (!figure) return [];
  const line = ofVariant(FIGURE_SUBJECTS, variant).replace('{figure}', () => mark(figure));
  return countCharacters(line) <= CHARACTERS.figure ? [line] : [];
}
