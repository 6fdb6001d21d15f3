import type { LabelLanguage } from './labels.ts';

/** Gaps that a person fills in, marked so that nobody takes them for text. */
const PLACEHOLDERS = {
  en: { link: '[Add: link]', footer: '[Add: postal address]\n[Add: unsubscribe link]' },
} as const satisfies Record<LabelLanguage, Readonly<Record<'link' | 'footer', string>>>;

const LANGUAGE: LabelLanguage = 'en';

export const LINK_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].link;

/** Every newsletter needs both by law in most places (CAN-SPAM, GDPR and its kin). */
export const FOOTER_PLACEHOLDER: string = PLACEHOLDERS[LANGUAGE].footer;

export function isLinkPlaceholder(text: string): boolean {
  return Object.values(PLACEHOLDERS).some(({ link }) => link.toLowerCase() === text.trim().toLowerCase());
}
