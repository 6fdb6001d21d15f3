import { distinctTexts } from '../../../../core/checks/distinct-texts.ts';
import type { GoogleSearchAdParts } from '../../../../core/formats/google-search-ad.ts';
import { gap } from '../../../../core/formats/layout/gaps.ts';
import { PLATFORM_LIMITS } from '../../../../core/formats/platform-limits.ts';
import { formatIndex, type Desk } from '../desk.ts';
import { placesFor } from '../lines/places-for.ts';
import { tellsFacts } from '../reading/rank-quotes.ts';
import { announces } from '../reading/topic-kind.ts';
import { asHeadline } from '../text/thoughts.ts';
import type { Quote } from '../text/usable-claims.ts';
import { adLinesFor, type AdLines } from './ads/ad-lines.ts';
import { fitsIn, opinionTexts, quotedText, thoughtHeadlines, topicCalls, topicHeadlines } from './ads/ad-words.ts';
import { pathsOf } from './ads/search-ad-paths.ts';

const TURN = formatIndex('Google Search Ad');
const WIDTHS = {
  headline: PLATFORM_LIMITS.adHeadline.value,
  description: PLATFORM_LIMITS.adDescription.value,
} as const;
const HEADLINES = 10;
const DESCRIPTIONS = PLATFORM_LIMITS.adDescriptions.value;
/** Of the topic and of the opinion each. */
const MOST_ALIKE = 2;
/** Another description is the opinion's or a place for its author. */
const MOST_QUOTED = 2;

export interface SearchAd {
  readonly parts: GoogleSearchAdParts;
  /** Those that stand in it. */
  readonly quoted: readonly Quote[];
}

/** Null where no quotation fits: then the ad is an outline. */
export function composeGoogleAd(desk: Desk): GoogleSearchAdParts | null {
  const { parts, quoted } = searchAd(desk);
  return quoted.length > 0 ? parts : null;
}

/**
 * What the topic is called, what its author says and knows, calls to the reader; what nobody has said is a place for its
 * author, short enough for the field that it stands in.
 */
export function searchAd(desk: Desk): SearchAd {
  const lines = adLinesFor(desk.topicKind.kind, desk.variant);
  const facts = desk.quotes.flatMap((quote) => {
    const text = quote.source.kind === 'material' ? quotedText(quote, desk, WIDTHS.headline) : null;
    return text === null || /[!…]/u.test(text) ? [] : [{ quote, text }];
  });
  const others = desk.quotes.filter((quote) => !facts.some((fact) => fact.quote === quote));
  const { descriptions, quoted } = describe(desk, lines, others);
  const headlines = headlinesOf(
    desk,
    lines,
    facts.map(({ text }) => text),
  );
  const shown = facts.filter(({ text }) => headlines.includes(text)).map(({ quote }) => quote);
  return { parts: { headlines, descriptions, paths: pathsOf(desk) }, quoted: [...shown, ...quoted] };
}

function headlinesOf(desk: Desk, { calls, wanted }: AdLines, facts: readonly string[]): string[] {
  const width = WIDTHS.headline;
  const topical = topicHeadlines(desk, width);
  const named = topicCalls(desk, topical, width);
  const thoughts = own(thoughtHeadlines(desk, width)).slice(0, MOST_ALIKE);
  const said = [...thoughts, ...facts.slice(0, MOST_ALIKE)];
  // The writer's own words are English.
  const asked = desk.english ? calls.filter((call) => !named.some((line) => line.endsWith(call.toLowerCase()))) : [];
  const first = desk.angle === 'question' ? asked.slice(0, 1) : [];
  const told = [...first, ...said, ...asked.slice(first.length)];
  const lines = [...own([...own(topical).slice(0, MOST_ALIKE), ...told]), ...named];
  // Without words of the writer's own there is more to ask for than one set holds.
  const more = adLinesFor(desk.topicKind.kind, desk.variant + 1).wanted;
  return [...lines, ...[...wanted, ...more].map((wish) => gap(wish))].slice(0, HEADLINES);
}

function own(lines: readonly string[]): string[] {
  const isOwn = distinctTexts(lines);
  return lines.filter((_, at) => isOwn[at]);
}

function describe(
  desk: Desk,
  { told }: AdLines,
  quotes: readonly Quote[],
): { descriptions: string[]; quoted: readonly Quote[] } {
  const width = WIDTHS.description;
  const fitting = ordered(desk, quotes).flatMap((quote) => {
    const text = quotedText(quote, desk, width);
    return text === null ? [] : [{ quote, text }];
  });
  const borrowed = fitting.slice(0, MOST_QUOTED);
  const thoughts = own(thoughtHeadlines(desk, WIDTHS.headline)).slice(0, MOST_ALIKE);
  // What a headline says to the letter needs no description, where there is more to say.
  const heads = new Set(thoughts.filter((line) => desk.opinion.whole.includes(line)));
  const opinion = opinionTexts(desk, { width, most: DESCRIPTIONS - Math.max(1, borrowed.length) });
  const view = opinion.filter((text) => opinion.length === 1 || !heads.has(asHeadline(text)));
  // One more place than there is room for, where there is nothing to say.
  const asks = placesFor(desk, TURN)
    .faq.map((answer) => gap(answer.gap))
    .filter(fitsIn(width));
  const texts = borrowed.map(({ text }) => text);
  const said = desk.angle === 'figure' ? [...texts, ...view] : [...view, ...texts];
  return {
    descriptions: [...new Set([...said, ...told.map((wish) => gap(wish)), ...asks])].slice(0, DESCRIPTIONS),
    quoted: borrowed.map(({ quote }) => quote),
  };
}

/** Dates and prices first, where something is announced. */
function ordered({ topicKind }: Desk, quotes: readonly Quote[]): readonly Quote[] {
  if (!announces(topicKind.kind)) return quotes;
  return quotes.toSorted((one, other) => Number(tellsFacts(other)) - Number(tellsFacts(one)));
}
