/**
 * What a quotation does; it decides what may be asked about it.
 *
 * - `figure`: gives a quantity
 * - `change`: tells what became different
 * - `cause`: gives a reason
 * - `contrast`: sets two things against each other
 * - `voice`: reports what somebody said or asked
 * - `open`: says what is not known
 * - `advice`: says what to do
 * - `definition`: explains a word
 * - `plain`: none of these
 */
export const QUOTE_KINDS = [
  'figure',
  'change',
  'cause',
  'contrast',
  'voice',
  'open',
  'advice',
  'definition',
  'plain',
] as const;

export type QuoteKind = (typeof QUOTE_KINDS)[number];
