/** Gaps that a person fills in, marked so that nobody takes them for text. They are found by `[Add: …]` in any language. */
const PLACEHOLDERS = {
  link: '[Add: link]',
  footer: '[Add: postal address]\n[Add: unsubscribe link]',
  dateline: '[Add: city, date]',
  quote: '[Add: quote of a named person, with their role]',
  contact: '[Add: name, email and telephone for the press]',
} as const;

export const LINK_PLACEHOLDER: string = PLACEHOLDERS.link;

/** Every newsletter needs both by law in most places (CAN-SPAM, GDPR and its kin). */
export const FOOTER_PLACEHOLDER: string = PLACEHOLDERS.footer;

/** Of a press release: nobody's to guess, and nobody's to make up. */
export const DATELINE_PLACEHOLDER: string = PLACEHOLDERS.dateline;
export const QUOTE_PLACEHOLDER: string = PLACEHOLDERS.quote;
export const CONTACT_PLACEHOLDER: string = PLACEHOLDERS.contact;

export function isLinkPlaceholder(text: string): boolean {
  return LINK_PLACEHOLDER.toLowerCase() === text.trim().toLowerCase();
}
