import { defineFormat } from './define-format.ts';
import { findGaps } from './layout/gaps.ts';
import { guardBlock, guardLine } from './layout/guard.ts';
import { labelledBlock } from './layout/labelled-line.ts';
import { labelName, type LabelLanguage } from './layout/labels.ts';
import { asBlock, asLine, joinBlocks } from './layout/lines.ts';
import { CONTACT_PLACEHOLDER, DATELINE_PLACEHOLDER, QUOTE_PLACEHOLDER } from './layout/placeholders.ts';
import {
  END_MARK,
  isMarker,
  isMarkerBeforeLead,
  isReserved,
  layoutDateline,
  readRelease,
} from './layout/read-release.ts';
import { layoutSources } from './layout/source-list.ts';
import type { SourceNote } from './parts.ts';
import { citationsKnown } from './rules/citation-rules.ts';
import { convention, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { lengthOf } from './rules/limits.ts';
import { locate } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';

export interface PressReleaseParts {
  /** At most 100 characters. */
  readonly headline: string;
  /** Place and date of the release, or the gap for them (`DATELINE_PLACEHOLDER`): today's date is nobody's to guess. */
  readonly dateline: string;
  /** At most 60 words that answer who, what, when, where and why. */
  readonly lead: string;
  /** Optional: paragraphs, the most important first, and a quotation or the gap for one. */
  readonly body: string;
  /** What stands behind "About". */
  readonly company: string;
  readonly boilerplate: string;
  /** Whom journalists ask, or the gap for it (`CONTACT_PLACEHOLDER`). */
  readonly contact: string;
  /** What the text cites as `[1]`, for editors who check; empty when there were no sources. */
  readonly sources: readonly SourceNote[];
  readonly end: string;
}

const LIMITS = {
  headline: { unit: 'characters', max: 100 },
  lead: { unit: 'words', max: 60 },
  length: { unit: 'words', max: 500 },
} as const;
const USUAL_WORDS = '350 to 480';

export const pressRelease = defineFormat<PressReleaseParts, 'Press Release'>({
  id: 'press-release',
  label: 'Press Release',
  hint: 'Dateline, lead, quote, boilerplate',
  group: 'more',
  icon: 'newspaper',
  tint: 190,
  syntax: 'markdown',
  usualLength: 2_800,
  shape: {
    headline: 'line',
    dateline: 'line',
    lead: 'line',
    body: 'block',
    company: 'line',
    boilerplate: 'block',
    contact: 'block',
    sources: { each: { number: 'source-number', title: 'source-title', url: 'source-url', note: 'line' } },
    end: { oneOf: ['', END_MARK] },
  },
  about: `A press release in Markdown: a news story that an editor prints as it is. Usually ${USUAL_WORDS} words, at most ${LIMITS.length.max}. The news is the most surprising thing in the material that is true, not that somebody offers something; headline and lead tell it, and each paragraph takes the story a step further: what was found, what it means for a reader of the paper, what it cost us, what one can do about it and where. The third person throughout, no “we”, “I” or “you” outside a quotation.`,
  rules: [
    requiredParts({
      Headline: ({ headline }) => headline !== '',
      'Dateline with place and date': ({ dateline }) => dateline !== '',
      Lead: ({ lead }) => lead !== '',
      'Boilerplate about the company': ({ boilerplate }) => boilerplate !== '',
      'Press contact': ({ contact }) => contact !== '',
    }),
    lengthOf({
      id: 'headline',
      label: 'Headline',
      ask: `Headline: the news in at most ${LIMITS.headline.max} characters.`,
      ...LIMITS.headline,
      of: ({ headline }) => headline,
    }),
    datelineNames(),
    lengthOf({
      id: 'lead',
      label: 'Lead',
      ask: `Lead: one paragraph of at most ${LIMITS.lead.max} words that answers who, what, when, where and why; for what was not given, a gap such as [Add: when]. The most important comes first, so that an editor can cut from the end.`,
      ...LIMITS.lead,
      of: ({ lead }) => lead,
    }),
    lengthOf({ id: 'length', label: 'Length', ...LIMITS.length, of: releaseText }),
    citationsKnown(releaseText, ({ sources }) => sources),
    everyLinePlaced(),
  ],
  asks: [
    `Quotation: our opinion in its author's own words, its hardest ones among them, whole sentences as they stand there, with [Add: name and role] where no name is given. It stands once and is not told in other words beside it. Without such words: ${QUOTE_PLACEHOLDER}, or none.`,
    `Below "About": a few sentences on the company, or a gap. Contact: ${CONTACT_PLACEHOLDER}, unless one is given. The last line is ${END_MARK}.`,
  ],
  skeleton: `# <headline>

**${DATELINE_PLACEHOLDER}** – <lead>

<paragraph>

> <quotation (optional)>

<paragraph>

<paragraph: what readers can do, when and where>

## About <company>

<boilerplate>

## Press contact

${CONTACT_PLACEHOLDER}

${END_MARK}`,

  layout(parts, language) {
    const { headline, company, boilerplate, contact, sources, end } = parts;
    const hasAbout = company !== '' || boilerplate !== '';
    return joinBlocks([
      headline === '' ? '' : `# ${guardLine(asLine(headline), isReserved, '# ')}`,
      layoutLead(parts),
      layoutBody(parts, language),
      hasAbout ? `## ${labelName('about', language)} ${asLine(company)}`.trim() : '',
      guardBlock(asBlock(boilerplate), isMarker),
      layoutPart('contact', guardBlock(asBlock(contact), isMarker), language),
      layoutPart('sources', layoutSources(sources), language),
      end === '' ? '' : END_MARK,
    ]);
  },

  parse: readRelease,

  mend: (parts) => ({
    ...parts,
    dateline: parts.dateline || DATELINE_PLACEHOLDER,
    contact: parts.contact || CONTACT_PLACEHOLDER,
    end: END_MARK,
  }),
});

/** In the paragraph that the dateline opens, as newspapers print it. */
function layoutLead({ dateline, lead }: PressReleaseParts): string {
  const line = asLine(lead);
  if (dateline === '') return guardLine(line, isMarkerBeforeLead);
  return `${layoutDateline(dateline)} ${line}`.trim();
}

/** Without a lead above it the body needs its label, or its first paragraph would be taken for one. */
function layoutBody({ lead, body }: PressReleaseParts, language?: LabelLanguage): string {
  const text = guardBlock(asBlock(body), isMarker);
  return lead === '' ? labelledBlock('body', text, language) : text;
}

function layoutPart(key: 'contact' | 'sources', text: string, language?: LabelLanguage): string {
  return text === '' ? '' : joinBlocks([`## ${labelName(key, language)}`, text]);
}

/** What editors print; contact and sources are for themselves. */
function releaseText({ headline, lead, body, boilerplate }: PressReleaseParts): string {
  return joinBlocks([headline, lead, body, boilerplate]);
}

function datelineNames(): Rule<PressReleaseParts> {
  const rule = {
    id: 'dateline',
    label: 'Dateline',
    ask: `Dateline: city and date of the release, as in "Leipzig, 3 March". Unless both were given, write ${DATELINE_PLACEHOLDER}.`,
  };
  return convention(rule, ({ text, parts: { dateline } }) => {
    const isOpen = findGaps(dateline).length > 0;
    const kept = dateline === '' || isOpen || (/\p{N}/u.test(dateline) && /\p{L}/u.test(dateline));
    const span = locate(text, dateline);
    if (!kept) return { kept, detail: 'Name the city and the date', spans: span ? [span] : [] };
    return { kept, detail: isOpen ? 'Still to be filled in' : 'Place and date are there' };
  });
}
