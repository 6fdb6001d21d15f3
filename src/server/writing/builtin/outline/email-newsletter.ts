import { gap } from '../../../../core/formats/layout/gaps.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { countWords } from '../../../../core/rules/text.ts';
import type { Desk } from '../desk.ts';
import { NEWSLETTER_KITS } from '../kits/newsletter/newsletter-kits.ts';
import { frameOutline } from './frame.ts';

const OPINION_WORDS = 150;

export function outlineNewsletter(desk: Desk): { parts: EmailNewsletterParts; sources: number } {
  const { items, sources, subjectGap } = frameOutline(desk, desk.quotes.slice(0, 3));
  const whole = countWords(desk.opinion.whole) <= OPINION_WORDS ? desk.opinion.whole : '';
  const opinion = whole || desk.opinion.opening((text) => countWords(text) <= OPINION_WORDS);
  const own = desk.english ? NEWSLETTER_KITS[desk.angle].subjects.slice(0, 2) : [];
  const [firstGap, ...otherGaps] = [subjectGap('a subject line'), subjectGap('a second one')];
  return {
    parts: {
      subjects: [desk.topic.title(50), ...(own.length > 0 ? own : [firstGap ?? '', ...otherGaps])],
      preheader: subjectGap('a preview line of 40 to 100 characters'),
      lead: opinion || gap('your own view in two or three sentences'),
      sections: items.slice(0, 3).map(({ heading, quotation, gap: open }) => ({
        heading,
        body: [quotation, open].filter(Boolean).join('\n\n'),
      })),
      callToAction: { label: desk.english ? desk.phrases.next('button') : gap('button'), url: '' },
      signOff: desk.english ? `${desk.phrases.next('close')}\n${desk.persona.name}` : desk.persona.name,
      footer: FOOTER_PLACEHOLDER,
    },
    sources,
  };
}
