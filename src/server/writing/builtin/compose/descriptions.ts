import type { DescriptionsParts } from '../../../../core/formats/descriptions.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrower } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { DESCRIPTIONS_KITS } from '../kits/descriptions/descriptions-kits.ts';
import { markSentence } from '../text/quotation.ts';
import { creditInBrackets } from '../text/source-name.ts';
import type { Quote } from '../text/usable-claims.ts';

const CHARACTERS = { seoTitle: 60, short: 160, bullet: 200 } as const;
const OPINION_WORDS = 45;
const BULLETS = 4;

/**
 * The opinion is the short text where it fits there and there is enough else to say; otherwise it is the medium one.
 * No sentence stands in two of the texts.
 */
export function composeDescriptions(desk: Desk): DescriptionsParts {
  const kit = DESCRIPTIONS_KITS[desk.angle];
  const borrower = createBorrower(desk);
  const brief = desk.quotes.length > 1 ? wholeSentences(desk, CHARACTERS.short) : '';
  const view = brief === '' ? opinionText(desk) : '';
  const medium = view === '' ? quotation(borrower) : view;
  const long = [quotation(borrower), kit.how, `Who it is for: ${desk.persona.audience}.`, desk.phrases.next('invite')];
  return {
    seoTitle: desk.topic.titleWith(kit.titleTail, CHARACTERS.seoTitle),
    short: brief || desk.topic.quotedWith(kit.short, CHARACTERS.short),
    medium: [medium, kit.medium, desk.phrases.next('ask')].filter(Boolean).join(' '),
    long: long.filter(Boolean).join('\n\n'),
    bullets: [...quotedBullets(desk.quotes.slice(view === '' ? 2 : 1)), ...kit.bullets].slice(0, BULLETS),
  };
}

function wholeSentences({ opinion }: Desk, characters: number): string {
  const text = opinion.opening((part) => countCharacters(part) <= characters);
  return text.endsWith('…') && !opinion.whole.includes(text) ? '' : text;
}

function opinionText({ opinion, phrases, angle }: Desk): string {
  const text = opinion.opening((part) => countWords(part) <= OPINION_WORDS);
  if (text === '') return '';
  return angle === 'story' ? text : `${phrases.next('stance')} ${text}`;
}

function quotation(borrower: Borrower): string {
  const borrowed = borrower.next();
  if (!borrowed) return '';
  const { quote, lead, words, follow } = borrowed;
  const license = quote.source.license ? ` (${quote.source.license})` : '';
  return `${lead} ${words}${license} ${follow}`.trim();
}

function quotedBullets(quotes: readonly Quote[]): string[] {
  const lines = quotes.map(({ text, source }) => `${markSentence(text)} ${creditInBrackets(source)}`);
  return lines.filter((line) => countCharacters(line) <= CHARACTERS.bullet).slice(0, 1);
}
