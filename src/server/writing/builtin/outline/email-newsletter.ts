import { gap } from '../../../../core/formats/layout/gaps.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { listSection } from '../compose/list-section.ts';
import { wantedFacts } from '../compose/wanted-facts.ts';
import { announces } from '../reading/topic-kind.ts';
import { headOf } from '../compose/newsletter-head.ts';
import { frameOutline } from './frame.ts';

const SECTIONS = 3;
const OPINION_WORDS = 150;

export function outlineNewsletter(desk: Desk): { parts: EmailNewsletterParts; sources: number } {
  const frame = frameOutline(desk, 'Email Newsletter');
  const { english, phrases } = desk;
  // Where there is nothing to go by, the writer has nothing to say beside its questions.
  const speaks = desk.english && !frame.isBlank;
  const { words } = frame;
  const opinion = desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const opinionGap = frame.opinionGap();
  const listed = english && desk.angle === 'list' ? listSection(desk, words) : [];
  const wanted = english && announces(desk.topicKind.kind) ? [wantedFacts(desk)] : [];
  const sections = frame.items(SECTIONS - listed.length - wanted.length);
  return {
    parts: {
      ...headOf(desk),
      lead: [opinion, opinionGap].filter(Boolean).join('\n\n'),
      sections: [
        ...wanted,
        ...listed,
        ...sections.map(({ heading, quotation, gap: open }) => ({
          heading,
          body: [quotation, open].filter(Boolean).join('\n\n'),
        })),
      ],
      callToAction: { label: speaks ? phrases.next('button') : gap('button'), url: '' },
      signOff: speaks
        ? `${phrases.next('invite')}\n\n${phrases.next('close')}\n${desk.persona.name}`
        : desk.persona.name,
      footer: FOOTER_PLACEHOLDER,
    },
    sources: frame.sources(),
  };
}
