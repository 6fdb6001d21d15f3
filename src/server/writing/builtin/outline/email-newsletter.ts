import { gap } from '../../../../core/formats/layout/gaps.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { checklistSection } from './checklist-section.ts';
import { frameOutline } from './frame.ts';

const SECTIONS = 3;
const OPINION_WORDS = 150;
const CHARACTERS = { subject: 50 } as const;

export function outlineNewsletter(desk: Desk): { parts: EmailNewsletterParts; sources: number } {
  const frame = frameOutline(desk, 'Email Newsletter');
  const { english, voice, phrases } = desk;
  const { words } = frame;
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const opinionGap = frame.opinionGap();
  const listed = english && desk.angle === 'list' ? [checklistSection(desk, words.checklist)] : [];
  const sections = frame.items(SECTIONS - listed.length);
  const subjects = english
    ? [words.question, words.promise]
    : [frame.askFor('a subject line'), frame.askFor('another subject line')];
  return {
    parts: {
      subjects: [desk.topic.title(CHARACTERS.subject), ...subjects.filter(Boolean)],
      preheader: english ? words.places[1].ask : frame.askFor('a preview'),
      lead: [english ? voice.opening[desk.angle].newsletter : '', opinion, opinionGap].filter(Boolean).join('\n\n'),
      sections: [
        ...sections.map(({ heading, quotation, gap: open }) => ({
          heading,
          body: [quotation, open].filter(Boolean).join('\n\n'),
        })),
        ...listed,
      ],
      callToAction: { label: english ? phrases.next('button') : gap('button'), url: '' },
      signOff: english
        ? `${phrases.next('invite')}\n\n${phrases.next('close')}\n${desk.persona.name}`
        : desk.persona.name,
      footer: FOOTER_PLACEHOLDER,
    },
    sources: frame.sources(),
  };
}
