import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countCharacters, countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrower } from '../borrow.ts';
import type { Desk } from '../desk.ts';
import { NEWSLETTER_KITS } from '../kits/newsletter/newsletter-kits.ts';
import { markdownSourceList } from '../text/source-list.ts';
import { quotedSection } from './quoted-section.ts';

const SUBJECT = { min: 30, max: 50 } as const;
const PREHEADER_CHARACTERS = 100;
/** A longer opinion is given by its first sentences here; it stands whole in the blog post. */
const OPINION_WORDS = 150;
const LEAD_WORDS = 60;
const OPINION_HEADING = 'What we think';

export function composeNewsletter(desk: Desk): EmailNewsletterParts {
  const kit = NEWSLETTER_KITS[desk.angle];
  const borrower = createBorrower(desk);
  const opening = desk.voice.opening[desk.angle].newsletter;
  const view = opinionText(desk);
  const inLead = countWords(`${opening} ${view}`) <= LEAD_WORDS;
  const sections = kit.moves.flatMap((move) => quotedSection(move, borrower, 'line'));
  return {
    subjects: subjectLines(desk),
    preheader: preheader(desk),
    lead: [opening, inLead ? view : ''].filter(Boolean).join('\n\n'),
    sections: [
      ...(inLead || view === '' ? [] : [{ heading: OPINION_HEADING, body: view }]),
      ...withSources(sections, borrower),
    ],
    callToAction: { label: desk.phrases.next('button'), url: '' },
    signOff: `${desk.phrases.next('ask')}\n\n${desk.phrases.next('close')}\n${desk.persona.name}`,
    footer: FOOTER_PLACEHOLDER,
  };
}

function opinionText({ opinion, phrases }: Desk): string {
  if (opinion.whole === '') return '';
  const fits = (text: string): boolean => countWords(text) <= OPINION_WORDS;
  const text = fits(opinion.whole) ? opinion.whole : opinion.opening(fits);
  const stance = phrases.next('stance');
  return text.includes('\n')
    ? `${stance}\n\n${text}\n\n${phrases.next('weigh')}`
    : `${stance} ${text} ${phrases.next('weigh')}`;
}

/** The source list closes the last section: a mail has no place of its own for it. */
function withSources(sections: readonly Section[], borrower: Borrower): Section[] {
  const list = markdownSourceList(borrower.sources());
  return sections.map((part, at) =>
    at === sections.length - 1 && list !== '' ? { heading: part.heading, body: `${part.body}\n\n${list}` } : part,
  );
}

/** The topic's own line first where it is of a fitting length, then the lines of the angle. */
function subjectLines({ topic, angle }: Desk): string[] {
  const kit = NEWSLETTER_KITS[angle];
  const fits = (line: string): boolean => countCharacters(line) >= SUBJECT.min && !line.includes('…');
  const own = fits(topic.titleWith(kit.subjectTail, SUBJECT.max))
    ? [topic.titleWith(kit.subjectTail, SUBJECT.max)]
    : [];
  return [...own, ...kit.subjects].slice(0, 3);
}

function preheader({ angle, persona }: Desk): string {
  const { preheader: line } = NEWSLETTER_KITS[angle];
  const addressed = `For ${persona.audience}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  return countCharacters(addressed) <= PREHEADER_CHARACTERS ? addressed : line;
}
