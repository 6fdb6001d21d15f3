import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook } from '../lines/gap-book.ts';
import { isLoose } from './is-loose.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { markdownSourceList } from '../text/source-list.ts';
import { closingWords } from './closing.ts';
import { lastQuestion, ownCaseOf } from './own-case.ts';
import { preheaderOf, subjectsOf } from './newsletter-head.ts';
import { questionAfter, quotedSections } from './quoted-section.ts';
import { statedView, viewGaps, viewSection } from './view.ts';

/** A longer opinion is given by its first sentences here; it stands whole in the blog post. */
const OPINION_WORDS = 150;
const LEAD_WORDS = 60;
const QUOTES = 2;
const SECTIONS = 3;

/** Lead and sections of one angle; the order keeps what the angle's name promises. */
interface Body {
  readonly lead: string;
  readonly sections: readonly Section[];
}

interface Stuff {
  readonly asked: VariantPlaces;
  readonly quoted: readonly Borrowed[];
  readonly view: string;
  readonly gap: string;
}

export function composeNewsletter(desk: Desk): EmailNewsletterParts {
  const turn = formatIndex('Email Newsletter');
  const asked = placesFor(desk, turn);
  const borrower = createBorrower(desk, createLinePicker(desk.variant, turn));
  const gaps = createGapBook();
  const gap = gaps.take(viewGaps(desk));
  const quoted = desk.quotes.slice(0, QUOTES).flatMap(() => borrower.next() ?? []);
  const { lead, sections } = arrange(desk, { asked, quoted, view: statedView(desk, OPINION_WORDS), gap });
  const own = ownCaseOf(asked, desk, gaps);
  // Without an opinion nothing else leaves its author a place.
  const isShort = sections.length < SECTIONS || gap === '';
  const ownSections = isShort && own.open !== '' ? [{ heading: own.heading, body: own.open }] : [];
  const { invite, button } = closingWords(desk);
  const closing = [lastQuestion(desk, own), invite].filter(Boolean).join(' ');
  return {
    subjects: subjectsOf(desk, asked),
    preheader: preheaderOf(asked),
    lead,
    sections: ending([...sections, ...ownSections], [closing, markdownSourceList(borrower.sources())]),
    callToAction: { label: button, url: '' },
    signOff: `${desk.phrases.next('close')}\n${desk.persona.name}`,
    footer: FOOTER_PLACEHOLDER,
  };
}

/** The opinion opens where it comes first and is short, the question where one suits, else the first quotation. */
function arrange(desk: Desk, { asked, quoted, view, gap }: Stuff): Body {
  const list = desk.angle === 'list' ? [checklist(asked)] : [];
  const isFirst = desk.angle === 'story' || desk.angle === 'contrast';
  if (isFirst && view !== '' && countWords(view) <= LEAD_WORDS) {
    return {
      lead: [view, gap].filter(Boolean).join('\n\n'),
      sections: quotedSections(desk, quoted, { from: 0, as: 'line' }),
    };
  }
  const viewed = viewSection(desk, view, gap);
  if (desk.angle === 'question' && !isLoose(desk)) {
    const [first, ...others] = quotedSections(desk, quoted, { from: 0, as: 'line' });
    return { lead: asked.question, sections: [...(first ? [first] : []), ...viewed, ...others] };
  }
  const [first, ...others] = quoted;
  const lead = first ? quotedLead(desk, first) : asked.question;
  return { lead, sections: [...list, ...viewed, ...quotedSections(desk, others, { from: 1, as: 'line' })] };
}

function quotedLead(desk: Desk, borrowed: Borrowed): string {
  const { lead, words, cited } = borrowed;
  return [`${lead} ${words} ${cited}`, questionAfter(desk, { borrowed, at: 0 })].filter(Boolean).join('\n\n');
}

function checklist({ checklist: items }: VariantPlaces): Section {
  return { heading: 'The checklist', body: items.map((item, at) => `${at + 1}. ${item}`).join('\n') };
}

/** What closes the last section: a mail has no place of its own for a list of sources. */
function ending(sections: readonly Section[], blocks: readonly string[]): Section[] {
  const last = sections.length - 1;
  return sections.map(({ heading, body }, at) => ({
    heading,
    body: at === last ? [body, ...blocks].filter(Boolean).join('\n\n') : body,
  }));
}
