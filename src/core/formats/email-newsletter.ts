import { countWords } from '../rules/text.ts';
import { defineFormat } from './define-format.ts';
import { hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
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
  /** Postal address and unsubscribe link, or the gaps for them (`FOOTER_PLACEHOLDER`). */
  readonly footer: string;
}

const LIMITS = {
  subjects: { unit: 'subjects', min: 3, max: 3 },
  subject: { unit: 'characters', min: 30, max: 50 },
  preheader: { unit: 'characters', min: 40, max: 100 },
  lead: { unit: 'words', max: 60 },
  sections: { unit: 'sections', min: 2, max: 3 },
  section: { unit: 'words', min: 60, max: 120 },
  actionLabel: { unit: 'characters', max: 25 },
  length: { unit: 'words', min: 250, max: 500 },
} as const;
const MOST_EMOJI = 1;

export const emailNewsletter = defineFormat<EmailNewsletterParts, 'Email Newsletter'>({
  id: 'email-newsletter',
  label: 'Email Newsletter',
  hint: '3 subjects, preheader, sections',
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
  about: `An email newsletter in Markdown, ${LIMITS.length.min} to ${LIMITS.length.max} words in all.`,
  rules: [
    requiredParts({
      Subject: ({ subjects }) => subjects.length > 0,
      Preheader: ({ preheader }) => preheader !== '',
      Lead: ({ lead }) => lead !== '',
      Sections: ({ sections }) => sections.length > 0,
      'Call to action': ({ callToAction }) => callToAction.label !== '',
      'Sign-off': ({ signOff }) => signOff !== '',
      'Footer with postal address and unsubscribe link': ({ footer }) => footer !== '',
    }),
    countOf({
      id: 'subjects',
      label: 'Subject options',
      ask: `Subject: ${LIMITS.subjects.max} options of ${LIMITS.subject.min} to ${LIMITS.subject.max} characters, each from a different angle (a question, a benefit, a figure). At most ${MOST_EMOJI} emoji, no words in capitals only.`,
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
      ask: `Preheader: ${LIMITS.preheader.min} to ${LIMITS.preheader.max} characters that go on from the subject and do not repeat it.`,
      ...LIMITS.preheader,
      of: ({ preheader }) => preheader,
    }),
    preheaderAdds(),
    lengthOf({
      id: 'lead',
      label: 'Lead',
      ask: `Lead: at most ${LIMITS.lead.max} words.`,
      ...LIMITS.lead,
      of: ({ lead }) => lead,
    }),
    countOf({
      id: 'sections',
      label: 'Sections',
      ask: `${LIMITS.sections.min} or ${LIMITS.sections.max} sections, each a heading and ${LIMITS.section.min} to ${LIMITS.section.max} words.`,
      ...LIMITS.sections,
      of: ({ sections }) => sections.length,
    }),
    lengthOfEach({
      id: 'section-length',
      label: 'Section length',
      item: 'Section',
      ...LIMITS.section,
      of: ({ sections }) => sections.map(({ body }) => body),
    }),
    lengthOf({
      id: 'action-label',
      label: 'Call to action',
      ask: `One call to action as a bold link with at most ${LIMITS.actionLabel.max} characters. Use an address only if one is given, else write [Add: link].`,
      ...LIMITS.actionLabel,
      of: ({ callToAction }) => callToAction.label,
    }),
    lengthOf({ id: 'length', label: 'Length', ...LIMITS.length, of: bodyOf }),
    everyLinePlaced(),
  ],
  asks: ['A sign-off, then the footer with its two gaps exactly as below.'],
  skeleton: `Subject: <first option>
Subject: <second option>
Subject: <third option>
Preheader: <preheader>

<lead>

## <heading>

<text>

## <heading>

<text>

**<label>** [Add: link]

<sign-off>

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
