import { languageName as nameIn } from '../../core/rules/language-name.ts';

/** The language of the interface: numbers, plurals, dates and lists follow from it. See docs/translating.md. */
export const LOCALE = 'en';

const NUMBER = new Intl.NumberFormat(LOCALE);
const PLURAL = new Intl.PluralRules(LOCALE);
const BOTH = new Intl.ListFormat(LOCALE);
const ROW = new Intl.ListFormat(LOCALE, { type: 'unit', style: 'short' });

/** Letters of Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** One form for each kind of count that the language tells apart; `#` stands for the number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** "12,345". */
export const number = (value: number): string => NUMBER.format(value);

/** "1 piece", "1,200 pieces". */
export function counted(count: number, forms: Forms): string {
  return (forms[PLURAL.select(count)] ?? forms.other).replaceAll('#', number(count));
}

/** "a, b, and c". */
export const both = (items: readonly string[]): string => BOTH.format(items);

/** "a, b, c": things that are only named one after another. */
export const row = (items: readonly string[]): string => ROW.format(items);

/** Of US dollars, which are shown as such everywhere. */
export function dollarFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}

export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, options);
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALE, options);
}

const RELATIVE = new Intl.RelativeTimeFormat(LOCALE);

/** "in 3 hours", or "in 20 minutes" within the last hour; a moment that is past is about to come. */
export function timeUntil(moment: Date, now: Date): string {
  const minutes = Math.max(1, Math.round((moment.getTime() - now.getTime()) / 60_000));
  return minutes < 60 ? RELATIVE.format(minutes, 'minute') : RELATIVE.format(Math.round(minutes / 60), 'hour');
}

/** "German" for `de`; the tag itself where the language has no name. */
export const languageName = (tag: string): string => nameIn(tag, LOCALE);

/**
 * What a user wrote, within a sentence: kept apart where it runs the other way, or signs and figures around it would
 * change places.
 */
export function own(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** A language as its speakers call it: "Deutsch" for `de`. */
export function ownLanguageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

/** What this client has no words for, such as a status of a newer server: its name without the signs of programmers. */
export function spelledOut(name: string): string {
  return own(name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '));
}
