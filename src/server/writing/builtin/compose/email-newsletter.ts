import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrower } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { markdownSourceList } from '../text/source-list.ts';
import { closingWords } from './closing.ts';
import { openingOf } from './opening.ts';
import { ownCaseOf } from './own-case.ts';
import { preheaderOf, subjectsOf } from './newsletter-head.ts';
import { quotedSection } from './quoted-section.ts';
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
  readonly desk: Desk;
  readonly asked: VariantPlaces;
  readonly quoted: readonly Section[];
  readonly view: string;
  readonly gap: string;
}

export function composeNewsletter(desk: Desk): EmailNewsletterParts {
  const turn = formatIndex('Email Newsletter');
  const asked = placesFor(desk, turn);
  const borrower = createBorrower(desk, createLinePicker(desk.variant, turn));
  const gaps = createGapBook();
  const gap = gaps.take(viewGaps(desk));
  const subjects = subjectsOf(desk, asked);
  const quoted = quotedSections(borrower, desk);
  const { lead, sections } = arrange({ desk, asked, quoted, view: statedView(desk, OPINION_WORDS), gap });
  const own = sections.length < SECTIONS ? [ownSection(asked, gaps)] : [];
  const { invite, button } = closingWords(desk);
  return {
    subjects,
    preheader: preheaderOf(desk),
    lead,
    sections: ending([...sections, ...own], [invite, markdownSourceList(borrower.sources())]),
    callToAction: { label: button, url: '' },
    signOff: `${desk.phrases.next('close')}\n${desk.persona.name}`,
    footer: FOOTER_PLACEHOLDER,
  };
}

/** The first quotation comes with a task, the next one with a question; two tasks in one mail are never done. */
function quotedSections(borrower: Borrower, desk: Desk): Section[] {
  const quotes = desk.quotes.slice(0, QUOTES).flatMap(() => borrower.next() ?? []);
  return quotes.map((borrowed, at) =>
    quotedSection(desk, { borrowed, at }, { as: 'line', followed: at === 0 ? 'tasks' : 'asks' }),
  );
}

function arrange({ desk, asked, quoted, view, gap }: Stuff): Body {
  const opening = openingOf(desk, asked, 'newsletter');
  const [first, ...others] = quoted;
  if (desk.angle === 'question' || desk.angle === 'figure') {
    const question = desk.angle === 'question' ? asked.places[0].ask : '';
    const lead = opening.includes(question) ? opening : `${opening} ${question}`;
    return { lead, sections: [...(first ? [first] : []), ...viewSection(desk, view, gap), ...others] };
  }
  const list = desk.angle === 'list' ? [checklist(asked)] : [];
  const inLead = view !== '' && countWords(`${opening} ${view}`) <= LEAD_WORDS;
  if (!inLead) return { lead: opening, sections: [...viewSection(desk, view, gap), ...list, ...quoted] };
  return { lead: [`${opening} ${view}`, gap].filter(Boolean).join('\n\n'), sections: [...list, ...quoted] };
}

function checklist({ checklist: items }: VariantPlaces): Section {
  return { heading: 'The checklist', body: items.map((item, at) => `${at + 1}. ${item}`).join('\n') };
}

function ownSection(asked: VariantPlaces, gaps: GapBook): Section {
  const { heading, gap, ask } = ownCaseOf(asked, gaps);
  return { heading, body: [gap, ask].filter(Boolean).join('\n\n') };
}

/** What closes the last section: a mail has no place of its own for a list of sources. */
function ending(sections: readonly Section[], blocks: readonly string[]): Section[] {
  const last = sections.length - 1;
  return sections.map(({ heading, body }, at) => ({
    heading,
    body: at === last ? [body, ...blocks].filter(Boolean).join('\n\n') : body,
  }));
}
