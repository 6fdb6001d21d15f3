import type { Span } from '../../core/text/span.ts';
import { readLine } from '../../core/text/lines.ts';
import { readSentenceSpans } from '../../core/text/sentences.ts';
import { holdsPostalAddress, mailsIn, phonesIn } from './figures/names.ts';

/** What the form of a line says, whatever its language. Parts stand as they are in the text. */
export type LineForm = Span &
  (
    | { readonly kind: 'label'; readonly label: string; readonly value: string }
    | { readonly kind: 'item'; readonly text: string }
    | { readonly kind: 'step'; readonly text: string }
    /** "Sign-ups: 1,240 → 2,015"; `what` is null where nothing says it. */
    | { readonly kind: 'change'; readonly what: string | null; readonly from: string; readonly to: string }
    | { readonly kind: 'contact'; readonly mail: string | null; readonly phone: string | null }
    | { readonly kind: 'address'; readonly text: string }
  );

type Form = LineForm extends infer One ? (One extends Span ? Omit<One, keyof Span> : never) : never;

const ARROW = /\s?(?:→|->|=>|➔|➜|⇒|-->)\s?/u;
/** A label is short, and its colon is in no time of day and in no address. */
const LABEL = /^(?<label>\p{L}[^:：\n“"«„「]{0,48}?)\s?(?:(?<!\d):(?!\/\/)|：|(?<=\d):(?=\s))\s*(?<value>\S.*)$/u;
const MOST_LABEL_WORDS = 5;
const MOST_CHANGE_CHARACTERS = 60;
/** A line that gives a contact or an address is no sentence. */
const MOST_CONTACT_WORDS = 18;

/** The lines of a text that have a form, in order; lines of plain prose are left out. */
export function readForms(text: string): LineForm[] {
  const forms: LineForm[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const form = readForm(line);
    if (form) forms.push({ ...form, start, end: start + line.length });
    start += line.length + 1;
  }
  return forms;
}

function readForm(line: string): Form | null {
  const { kind, content } = readLine(line);
  if (content === '') return null;
  return (
    readChange(content) ??
    readContact(content) ??
    readAddress(content) ??
    (kind === 'step' ? null : readLabel(content)) ??
    (kind === 'plain' ? null : { kind, text: content })
  );
}

function readChange(content: string): Form | null {
  const sides = content.split(ARROW);
  const [before = '', to = ''] = sides;
  if (sides.length !== 2 || to === '' || to.length > MOST_CHANGE_CHARACTERS) return null;
  const { label, value } = LABEL.exec(before)?.groups ?? {};
  const from = value ?? before;
  if (from === '' || from.length > MOST_CHANGE_CHARACTERS) return null;
  return { kind: 'change', what: label ?? null, from, to };
}

function readContact(content: string): Form | null {
  if (isSentence(content)) return null;
  const [mail = null, phone = null] = [mailsIn(content)[0], phonesIn(content)[0]];
  return mail === null && phone === null ? null : { kind: 'contact', mail, phone };
}

function readAddress(content: string): Form | null {
  return !isSentence(content) && holdsPostalAddress(content) ? { kind: 'address', text: content } : null;
}

function isSentence(content: string): boolean {
  return /[.!?。！？]$/u.test(content) || content.split(/\s+/).length > MOST_CONTACT_WORDS;
}

function readLabel(content: string): Form | null {
  const { label = '', value = '' } = LABEL.exec(content)?.groups ?? {};
  if (readSentenceSpans(content).length > 1) return null;
  const isShort = label !== '' && label.split(/\s+/).length <= MOST_LABEL_WORDS && !/[.!?;]\s/.test(label);
  // What somebody says behind a colon is no value: "Jan Maj: “It is normal.”"
  const isSpeech = /^[“„«"「『‘”]/.test(value);
  return isShort && !isSpeech ? { kind: 'label', label: label.trim(), value } : null;
}
