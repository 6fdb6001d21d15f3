import type { EmailNewsletterParts } from '../../../../core/formats/email-newsletter.ts';
import { FOOTER_PLACEHOLDER } from '../../../../core/formats/layout/placeholders.ts';
import type { Section } from '../../../../core/formats/parts.ts';
import { countWords } from '../../../../core/rules/text.ts';
import { createBorrower, type Borrowed } from '../borrow.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { createGapBook, type GapBook } from '../lines/gap-book.ts';
import { createLinePicker } from '../lines/pick-lines.ts';
import type { VariantPlaces } from '../lines/place.ts';
import { placesFor } from '../lines/places-for.ts';
import { markdownSourceList } from '../text/source-list.ts';
import { closingWords } from './closing.ts';
import { listSection } from './list-section.ts';
import { headOf } from './newsletter-head.ts';
import { nextPlace } from './own-case.ts';
import { quotationAs, quotedSections } from './quoted-section.ts';
import { objectionGaps, objectionHeading, ownViewGaps, viewGaps, viewOf, viewSection } from './view.ts';

const TURN = formatIndex('Email Newsletter');
/** A longer opinion is given by its first sentences here; it stands whole in the blog post. */
const OPINION_WORDS = 150;
const LEAD_WORDS = 60;
const SECTIONS = 3;

/** What is read between subject and sign-off. */
interface Body {
  readonly lead: string;
  readonly sections: readonly Section[];
}

interface Stuff {
  readonly asked: VariantPlaces;
  readonly quoted: readonly Borrowed[];
  readonly gaps: GapBook;
}

export function composeNewsletter(desk: Desk): EmailNewsletterParts {
  const borrower = createBorrower(desk, createLinePicker(desk.variant, TURN, desk.permits));
  const quoted = desk.quotes.flatMap(() => borrower.next() ?? []);
  const stuff = { asked: placesFor(desk, TURN), quoted, gaps: createGapBook() };
  const { lead, sections } = bodyOf(desk, stuff);
  const own = sections.length < SECTIONS ? ownSection(desk, stuff) : [];
  const { invite, button } = closingWords(desk);
  return {
    ...headOf(desk),
    lead,
    sections: ending([...sections, ...own], [invite, markdownSourceList(borrower.sources())]),
    callToAction: { label: button, url: '' },
    signOff: `${desk.phrases.next('close')}\n${desk.persona.name}`,
    footer: FOOTER_PLACEHOLDER,
  };
}

/** The opinion opens where the angle puts it first and it is short, else a quotation does. */
function bodyOf(desk: Desk, { asked, quoted, gaps }: Stuff): Body {
  const list = desk.angle === 'list' ? listSection(desk, asked) : [];
  const [first, ...others] = quoted;
  const quotation = first ? quotationAs('line', first) : '';
  if (desk.opinion.whole === '') {
    return { lead: quotation, sections: [...list, ...quotedSections(desk, others, 'line')] };
  }
  const gap = gaps.take(viewGaps(desk));
  const view = viewOf(desk, OPINION_WORDS);
  const opens = (desk.angle === 'story' || desk.angle === 'contrast') && countWords(view) <= LEAD_WORDS;
  if (!opens) {
    const sections = [...viewSection(desk, view, gap), ...quotedSections(desk, others, 'line')];
    return { lead: quotation, sections: [...list, ...sections] };
  }
  const lead = [view, gap].filter(Boolean).join('\n\n');
  return { lead, sections: [...list, ...quotedSections(desk, quoted, 'line'), ...objection(desk, gaps)] };
}

/** The other view, which an angle of two views promises. */
function objection(desk: Desk, gaps: GapBook): Section[] {
  const open = desk.angle === 'contrast' ? gaps.take(objectionGaps(desk)) : '';
  return open === '' ? [] : [{ heading: objectionHeading(desk), body: open }];
}

/** What only the author knows about such a topic; without an opinion, the author's view as well. */
function ownSection(desk: Desk, { asked, gaps }: Stuff): Section[] {
  const place = nextPlace(asked.places, desk, gaps);
  const own = place ? [{ heading: place.heading, body: place.open }] : [];
  if (desk.opinion.whole !== '' || own.length > 0) return own;
  return viewSection(desk, gaps.take(ownViewGaps(desk)), '');
}

/** What closes the last section: a mail has no place of its own for a list of sources. */
function ending(sections: readonly Section[], blocks: readonly string[]): Section[] {
  const last = sections.length - 1;
  return sections.map(({ heading, body }, at) => ({
    heading,
    body: at === last ? [body, ...blocks].filter(Boolean).join('\n\n') : body,
  }));
}
