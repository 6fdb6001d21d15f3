import type { LabelLanguage } from './labels.ts';

/** Gaps that a person fills in, marked so that nobody takes them for text. */
const PLACEHOLDERS = {
  en: {
    link: '[Add: link]',
    footer: '[Add: postal address]\n[Add: unsubscribe link]',
    dateline: '[Add: city, date]',
    quote: '[Add: quote of a named person, with their role]',
    contact: '[Add: name, email and telephone for the press]',
  },
} as const satisfies Record<
  LabelLanguage,
  Readonly<Record<'link' | 'footer' | 'dateline' | 'quote' | 'contact', string>>
>;

const LANGUAGE: LabelLanguage = 'en';

export const LINK_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].link;

/** Every newsletter needs both by law in most places (CAN-SPAM, GDPR and its kin). */
export const FOOTER_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].footer;

/** Of a press release: nobody's to guess, and nobody's to make up. */
export const DATELINE_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].dateline;
export const QUOTE_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].quote;
export const CONTACT_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].contact;

export function isLinkPlaceholder(text: string): boolean {
  return Object.values(PLACEHOLDERS).some(({ link }) => link.toLowerCase() === text.trim().toLowerCase());
}
