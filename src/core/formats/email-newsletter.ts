import { countWords } from '../rules/text.ts';
import { defineFormat } from './define-format.ts';
import { CALL_TO_ACTION_NOTE, hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import type { LabelLanguage } from './layout/labels.ts';
import { asBlock, asItems, asLine, joinBlocks } from './layout/lines.ts';
import { isLabel, isMarkerAbove, isMarkerBelow, readNewsletter } from './layout/read-newsletter.ts';
import { FOOTER_PLACEHOLDER } from './layout/placeholders.ts';
import type { CallToAction, Section } from './parts.ts';
import { convention, everyLinePlaced, requiredParts } from './rules/conventions.ts';
import { countOf, lengthOf, lengthOfEach } from './rules/limits.ts';
import { locate, locateEach } from './rules/locate.ts';
import type { Rule } from './rules/rule.ts';

export interface EmailNewsletterParts {
  /** One is enough; up to 3 options of at most 50 characters with different angles. */
  readonly subjects: readonly string[];
  /** At most 100 characters that do not repeat the subject. */
  readonly preheader: string;
  /** The whole letter, or what stands above its sections. */
  readonly lead: string;
  /** Optional. */
  readonly sections: readonly Section[];
  readonly callToAction: CallToAction;
  /** Optional. */
  readonly signOff: string;
  /** Postal address and unsubscribe link, or the gaps for them (`FOOTER_PLACEHOLDER`). */
  readonly footer: string;
}

const LIMITS = {
  subjects: { unit: 'subjects', max: 3 },
  subject: { unit: 'characters', max: 50 },
  preheader: { unit: 'characters', max: 100 },
  length: { unit: 'words', max: 500 },
} as const;
const USUAL_WORDS = '200 to 400';
const MOST_EMOJI = 1;

export const emailNewsletter = defineFormat<EmailNewsletterParts, 'Email Newsletter'>({
  id: 'email-newsletter',
  label: 'Email Newsletter',
  hint: 'Subjects, preheader, letter',
  group: 'first',
  icon: 'mail',
  tint: 250,
  syntax: 'markdown',
  usualLength: 2_500,
  shape: {
    subjects: 'items',
    preheader: 'line',
    lead: 'block',
    sections: { each: { heading: 'line', body: 'block' } },
    callToAction: 'action',
    signOff: 'block',
    footer: 'block',
  },
  about: `An email newsletter in Markdown: one running letter, or an opening and sections with headings. Usually ${USUAL_WORDS} words, at most ${LIMITS.length.max}.`,
  rules: [
    requiredParts({
      Subject: ({ subjects }) => subjects.length > 0,
      Preheader: ({ preheader }) => preheader !== '',
      Text: ({ lead, sections }) => lead !== '' || sections.some(({ body }) => body !== ''),
      'Call to action': ({ callToAction }) => callToAction.label !== '',
      'Footer with postal address and unsubscribe link': ({ footer }) => footer !== '',
    }),
    countOf({
      id: 'subjects',
      label: 'Subject options',
      ask: `Subject: at most ${LIMITS.subject.max} characters, at most ${MOST_EMOJI} emoji, not in capitals only. One is enough; up to ${LIMITS.subjects.max} are welcome if each takes a different angle.`,
      ...LIMITS.subjects,
      of: ({ subjects }) => subjects.length,
    }),
    lengthOfEach({
      id: 'subject-length',
      label: 'Subject length',
      item: 'Subject',
      ...LIMITS.subject,
      of: ({ subjects }) => subjects,
    }),
    subjectStyle(),
    subjectAngles(),
    lengthOf({
      id: 'preheader',
      label: 'Preheader',
      ask: `Preheader: at most ${LIMITS.preheader.max} characters that go on from the subject and do not repeat it. The two decide whether the mail is opened.`,
      ...LIMITS.preheader,
      of: ({ preheader }) => preheader,
    }),
    preheaderAdds(),
    lengthOf({ id: 'length', label: 'Length', ...LIMITS.length, of: bodyOf }),
    everyLinePlaced(),
  ],
  asks: [
    'Write to one person who reads on a phone and wants to know soon what it is about. Everything leads to one call to action.',
    CALL_TO_ACTION_NOTE,
    'The footer has its two gaps exactly as below.',
  ],
  skeleton: `Subject: <subject>
Subject 2 (optional): <another angle>
Subject 3 (optional): <a third angle>
Preheader: <preheader>

<the letter, or its opening>

## <heading (optional)>

<text>

**<call to action>** [Add: link]

<sign-off (optional)>

---

[Add: postal address]
[Add: unsubscribe link]`,

  layout(parts, language) {
    const above = hasCallToAction(parts.callToAction) ? isMarkerAbove : isMarkerBelow;
    const footer = guardBlock(asBlock(parts.footer), isMarkerBelow);
    return joinBlocks([
      [
        ...asItems(parts.subjects).map((subject) => labelledLine('subject', subject, language)),
        labelledLine('preheader', parts.preheader, language),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      guardBlock(asBlock(parts.lead), above),
      ...parts.sections.map((section) => layoutSection(section, above)),
      layoutCallToAction(parts.callToAction),
      layoutSignOff(parts, language),
      footer === '' ? '' : `---\n\n${footer}`,
    ]);
  },

  parse: readNewsletter,

  mend: (parts) => ({ ...parts, footer: parts.footer || FOOTER_PLACEHOLDER }),
});

function layoutSection({ heading, body }: Section, isMarker: IsMarker): string {
  const line = `## ${guardLine(asLine(heading), isLabel, '## ')}`.trim();
  return joinBlocks([line, guardBlock(asBlock(body), isMarker)]);
}

/** Below a call to action the sign-off needs no label; without one it would be taken for the end of a section. */
function layoutSignOff({ callToAction, signOff }: EmailNewsletterParts, language?: LabelLanguage): string {
  const text = guardBlock(asBlock(signOff), isMarkerBelow);
  if (text === '' || hasCallToAction(callToAction)) return text;
  return labelledBlock('signOff', text, language);
}

function subjectStyle(): Rule<EmailNewsletterParts> {
  return convention({ id: 'subject-style', label: 'Subject style' }, ({ text, parts: { subjects } }) => {
    const loud = subjects.filter((subject) => !isCalm(subject));
    return loud.length === 0
      ? { kept: true, detail: 'At most one emoji each, no capitals only' }
      : {
          kept: false,
          detail: 'A subject shouts: more than one emoji, or capitals only',
          spans: loud.flatMap((subject) => locate(text, subject) ?? []),
        };
  });
}

function isCalm(subject: string): boolean {
  const emoji = subject.match(/\p{Emoji_Presentation}|\p{Emoji}\ufe0f/gu) ?? [];
  const letters = subject.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return emoji.length <= MOST_EMOJI && !(letters.length > 3 && letters === letters.toUpperCase());
}

function subjectAngles(): Rule<EmailNewsletterParts> {
  return convention({ id: 'subject-angles', label: 'Subject angles' }, ({ text, parts: { subjects } }) => {
    const spans = locateEach(text, subjects);
    const folded = subjects.map((subject) => subject.toLowerCase());
    const repeated = spans.filter((_, index) => folded.indexOf(folded[index] ?? '') < index);
    return repeated.length === 0
      ? { kept: true, detail: 'The subjects differ' }
      : { kept: false, detail: 'Two subjects are the same', spans: repeated.flatMap((span) => span ?? []) };
  });
}

function preheaderAdds(): Rule<EmailNewsletterParts> {
  const rule = { id: 'preheader-repeats', label: 'Preheader adds something' };
  return convention(rule, ({ text, parts: { preheader, subjects } }) => {
    const span = locate(text, preheader);
    return subjects.some((subject) => repeats(preheader, subject))
      ? { kept: false, detail: 'It repeats a subject', spans: span ? [span] : [] }
      : { kept: true, detail: 'It does not repeat a subject' };
  });
}

/** A word or two in common is chance. */
function repeats(preheader: string, subject: string): boolean {
  return countWords(subject) > 2 && preheader.toLowerCase().includes(subject.toLowerCase());
}

/** What a subscriber reads below the subject. */
function bodyOf({ lead, sections, signOff }: EmailNewsletterParts): string {
  return [lead, ...sections.flatMap(({ heading, body }) => [heading, body]), signOff].join('\n');
}
