import type { Format } from './format.ts';
import type { CallToAction, Section } from './parts.ts';

export interface EmailNewsletterParts {
  /** 3 options of 30 to 50 characters with different angles. */
  readonly subjects: readonly string[];
  /** 40 to 100 characters that do not repeat the subject. */
  readonly preheader: string;
  /** At most 60 words. */
  readonly lead: string;
  /** 2 or 3, each 60 to 120 words. */
  readonly sections: readonly Section[];
  /** The label has at most 25 characters. */
  readonly callToAction: CallToAction;
  readonly signOff: string;
  /** Postal address and unsubscribe link, or the placeholders for them (`FOOTER_PLACEHOLDER`). */
  readonly footer: string;
}

export const emailNewsletter: Format<EmailNewsletterParts, 'Email Newsletter'> = {
  id: 'email-newsletter',
  label: 'Email Newsletter',
  hint: '3 subjects, 250-500 words',
  icon: 'mail',
  tint: 250,
  syntax: 'markdown',
  brief: '',
  layout: () => {
    throw new Error('The layout follows in the next commit');
  },
  parse: () => {
    throw new Error('The layout follows in the next commit');
  },
  check: () => {
    throw new Error('The layout follows in the next commit');
  },
  fit: () => {
    throw new Error('The layout follows in the next commit');
  },
};
