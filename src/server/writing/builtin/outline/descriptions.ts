import { gap } from '../../../../core/formats/layout/gaps.ts';
import type { DescriptionsParts } from '../../../../core/formats/descriptions.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { DESCRIPTIONS_KITS } from '../kits/descriptions/descriptions-kits.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 45;
const SHORT_CHARACTERS = 160;

export function outlineDescriptions(desk: Desk): { parts: DescriptionsParts; sources: number } {
  const { items, sources, subjectGap } = frameOutline(desk, desk.quotes.slice(0, 2));
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const [first, second, ...bullets] = items;
  const line = gap('what it is, in one line');
  const title = desk.topic.title(60);
  return {
    parts: {
      seoTitle: desk.english ? desk.topic.titleWith(DESCRIPTIONS_KITS[desk.angle].titleTail, 60) : title,
      short: `${desk.topic.quoted(SHORT_CHARACTERS - countCharacters(line) - 4)}: ${line}`,
      medium: [opinion || gap('your own view in one sentence'), subjectGap('a sentence')].join('\n\n'),
      long: [
        [first?.quotation, first?.gap],
        [second?.quotation, second?.gap],
        [`${desk.english ? 'Who it is for' : 'Audience'}: ${desk.persona.audience}`],
      ]
        .map((lines) => lines.filter(Boolean).join('\n'))
        .join('\n\n'),
      bullets: bullets.map((item) => `${item.heading}${desk.english ? '' : ':'} ${item.gap}`),
    },
    sources,
  };
}
