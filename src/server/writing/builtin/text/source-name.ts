import type { Source } from '../../../../core/contracts/research.ts';
import type { SourceNote } from '../../../../core/formats/parts.ts';
import { shorten } from '../../../../core/rules/text.ts';
import { mark } from './quotation.ts';
import { collapseSpace } from './sentences.ts';

const TITLE_CHARACTERS = 80;
const OWN = 'our notes';
const OWN_LISTED = 'Our notes';
/** "Your notes 1", "notes": what a file or a heading of ours was called, and no title. */
const NAMES_NOTHING = /^(?:(?:your|my|own|the user’s)\b.*|notes?(?:\W*\d+)?|untitled|text|document)$/iu;

/** Nothing for readers' eyes. */
const IS_INTERNAL = /\b(?:internal|confidential|drafts?|whatsapp|do not|stuff|scratch)\b/iu;

/** As it stands in a sentence, after a preposition: "Wikipedia’s article “Onboarding”", "our notes"; what a note is called is nobody's but ours. */
export function nameInSentence(source: Source): string {
  const title = plainTitle(source);
  if (source.kind === 'material') return OWN;
  if (title === '') return siteOf(source);
  if (source.kind === 'encyclopaedia') return `${siteOf(source)}’s article ${mark(title)}`;
  return `${mark(title)} on ${siteOf(source)}`;
}

/** For a heading, without the title: "our notes", "Wikipedia". */
export function shortName(source: Source): string {
  return source.kind === 'material' ? OWN : siteOf(source);
}

/** Behind a quotation in a short text, in brackets: "(Wikipedia, “Onboarding”)". */
export function creditInBrackets(source: Source): string {
  const title = plainTitle(source);
  if (source.kind === 'material') return `(${OWN})`;
  return title === '' ? `(${siteOf(source)})` : `(${siteOf(source)}, ${mark(title)})`;
}

/** The same with the licence where it is known, for texts with room: "(Wikipedia, “Onboarding”, CC BY-SA 4.0)". */
export function creditInFull(source: Source): string {
  const credit = creditInBrackets(source);
  return source.license ? credit.replace(/\)$/u, `, ${source.license})`) : credit;
}

/** Beside another language than English, where nothing but names can stand. */
export function creditByName(source: Source): string {
  const title = plainTitle(source);
  if (source.kind !== 'material') return creditInFull(source);
  return title === '' ? '' : `(${mark(title)})`;
}

export function asSourceNote(source: Source, number: number): SourceNote {
  const title = plainTitle(source);
  const site = shortName(source);
  if (title === '') {
    const name = source.kind === 'material' ? OWN_LISTED : site;
    return { number, title: name, url: webAddress(source), note: source.license ?? '' };
  }
  return { number, title, url: webAddress(source), note: [site, source.license].filter(Boolean).join(', ') };
}

/** Empty unless the source has a plain web address that cannot break out of a Markdown link. */
export function webAddress(source: Source): string {
  const url = source.url ?? '';
  return /^https?:\/\/(?:[^\s<>"()\\]|\([^\s<>"()\\]*\))+$/iu.test(url) ? url : '';
}

/** In Markdown; a source without an address keeps its bare number. */
export function numberedLink(source: Source, number: number): string {
  const url = webAddress(source).replace(/[()[\]]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return url === '' ? `[${number}]` : `[[${number}]](${url})`;
}

function siteOf(source: Source): string {
  if (/(?:^|\.)wikipedia\.org$/iu.test(source.site)) return 'Wikipedia';
  return collapseSpace(source.site).replace(/^www\./iu, '') || 'the source';
}

/** Without addresses and without the signs that a title could bring markup in with; a heading given by us is no title. */
export function plainTitle(source: Source): string {
  const own = source.kind === 'material';
  // "Hearing (internal, draft 2)": what stands in brackets behind the name of a note is for those who keep it.
  const named = own ? source.title.replace(/\s*\([^()]*\)/gu, '') : source.title;
  const plain = named.replace(/(?:https?:\/\/|www\.)\S*/giu, ' ').replace(/[`*_|\\[\]{}<>#^~]/gu, ' ');
  const title = shorten(collapseSpace(plain), TITLE_CHARACTERS);
  return own && (NAMES_NOTHING.test(title) || IS_INTERNAL.test(title)) ? '' : title;
}
