import { knownName } from '../../../../core/rules/language-name.ts';
import type { Source } from '../../../../core/contracts/research.ts';
import { EDITOR_TEXTS } from '../../../texts/editor.ts';
import { dateFormat, LOCALE } from '../../../texts/words.ts';

const { research: texts } = EDITOR_TEXTS;

export function titleOf({ title, site }: Source): string {
  return title.trim() || site.trim() || texts.untitled;
}

export function siteOf(source: Source | undefined): string {
  if (!source) return texts.yourMaterial;
  return source.site.trim() || (source.kind === 'material' ? texts.yourMaterial : titleOf(source));
}

/** Where a quote is from, in a few words; of what the user brought it tells which. */
export function placeOf(source: Source): string {
  const title = source.kind === 'material' ? source.title.trim() : '';
  return title ? `${siteOf(source)}, “${title}”` : siteOf(source);
}

/** What a source is called, and where it is. */
export function nameOf(source: Source): string {
  if (source.kind === 'material') return source.title.trim() || siteOf(source);
  const [title, site] = [titleOf(source), siteOf(source)];
  return title === site ? title : `${title}, ${site}`;
}

// Made once: making one takes as long as formatting hundreds, and the list is drawn again while one types.
const DAY_HERE = dateFormat({ dateStyle: 'medium' });
/** What is told as a day alone is that day everywhere. */
const DAY_AS_TOLD = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** When it was written and when it was read, as far as that is known. */
export function datesOf({ kind, published_at, retrieved_at }: Source): string[] {
  const written = dayOf(published_at, DAY_AS_TOLD);
  const read = kind === 'material' ? null : dayOf(retrieved_at, DAY_HERE);
  return [
    written && (kind === 'encyclopaedia' ? texts.edited(written) : texts.published(written)),
    read && texts.retrieved(read),
  ].filter((date): date is string => Boolean(date));
}

function dayOf(moment: string | null, format: Intl.DateTimeFormat): string | null {
  const day = new Date(moment ?? '');
  if (Number.isNaN(day.getTime())) return null;
  return format.format(day);
}

/** Null for English, which needs no mention here, and for what is no language. */
export function languageOf({ language }: Source): string | null {
  if (!language || /^en\b/i.test(language)) return null;
  return knownName(language, LOCALE) ?? null;
}
