import type { CheckResult } from '../checks/check-result.ts';
import { withoutTargets } from '../checks/links.ts';
import { judgeConvention, judgeEach, judgeLayout, judgeParts, judgeRange } from '../checks/judge.ts';
import { countCharacters, countWords } from '../rules/text.ts';
import type { Format } from './format.ts';
import { withoutChatter } from './layout/answer.ts';
import { hasCallToAction, layoutCallToAction } from './layout/call-to-action.ts';
import { guardBlock, guardLine, type IsMarker } from './layout/guard.ts';
import { labelledBlock, labelledLine } from './layout/labelled-line.ts';
import { asBlock, asItems, asLine, joinBlocks } from './layout/lines.ts';
import { isLabel, isMarkerAbove, isMarkerBelow, readNewsletter } from './layout/read-newsletter.ts';
import { FOOTER_PLACEHOLDER } from './layout/placeholders.ts';
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
  /** Postal address and unsubscribe link, or the gaps for them (`FOOTER_PLACEHOLDER`). */
  readonly footer: string;
}

export const emailNewsletter: Format<EmailNewsletterParts, 'Email Newsletter'> = {
  id: 'email-newsletter',
  label: 'Email Newsletter',
  hint: '3 subjects, preheader, sections',
  icon: 'mail',
  tint: 250,
  syntax: 'markdown',
  brief: `An email newsletter in Markdown, 250 to 500 words in all.
- Subject: 3 options of 30 to 50 characters, each from a different angle (a question, a benefit, a figure). At most 1 emoji, no words in capitals only.
- Preheader: 40 to 100 characters that go on from the subject and do not repeat it.
- Lead: at most 60 words.
- 2 or 3 sections, each a heading and 60 to 120 words.
- One call to action as a bold link with at most 25 characters. Use an address only if one is given, else write [Add: link].
- A sign-off, then the footer with its two gaps exactly as below.
Write exactly this layout:

Subject: <first option>
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

  layout(parts) {
    const above = hasCallToAction(parts.callToAction) ? isMarkerAbove : isMarkerBelow;
    const footer = guardBlock(asBlock(parts.footer), isMarkerBelow);
    return joinBlocks([
      [
        ...asItems(parts.subjects).map((subject) => labelledLine('subject', subject)),
        labelledLine('preheader', parts.preheader),
      ]
        .filter((line) => line !== '')
        .join('\n'),
      guardBlock(asBlock(parts.lead), above),
      ...parts.sections.map((section) => layoutSection(section, above)),
      layoutCallToAction(parts.callToAction),
      layoutSignOff(parts),
      footer === '' ? '' : `---\n\n${footer}`,
    ]);
  },

  parse: readNewsletter,

  check(text) {
    const { parts, unparsed } = emailNewsletter.parse(text);
    return [
      judgeParts({
        Subject: parts.subjects.length > 0,
        Preheader: parts.preheader !== '',
        Lead: parts.lead !== '',
        Sections: parts.sections.length > 0,
        'Call to action': parts.callToAction.label !== '',
        'Sign-off': parts.signOff !== '',
        'Footer with postal address and unsubscribe link': parts.footer !== '',
      }),
      ...checkSubjects(parts),
      ...checkBody(parts),
      judgeLayout(unparsed),
    ];
  },

  fit(text) {
    const answer = withoutChatter(text);
    const { parts, unparsed } = emailNewsletter.parse(answer);
    if (unparsed !== '') return answer;
    return emailNewsletter.layout({ ...parts, footer: parts.footer === '' ? FOOTER_PLACEHOLDER : parts.footer });
  },
};

function layoutSection({ heading, body }: Section, isMarker: IsMarker): string {
  const line = `## ${guardLine(asLine(heading), isLabel, '## ')}`.trim();
  return joinBlocks([line, guardBlock(asBlock(body), isMarker)]);
}

/** Below a call to action the sign-off needs no label; without one it would be taken for the end of a section. */
function layoutSignOff({ callToAction, signOff }: EmailNewsletterParts): string {
  const text = guardBlock(asBlock(signOff), isMarkerBelow);
  if (text === '' || hasCallToAction(callToAction)) return text;
  return labelledBlock('signOff', text);
}

function checkSubjects({ subjects, preheader }: EmailNewsletterParts): CheckResult[] {
  return [
    judgeRange({ id: 'subjects', label: 'Subject options' }, subjects.length, { unit: 'subjects', min: 3, max: 3 }),
    judgeEach({ id: 'subject-length', label: 'Subject length' }, subjects.map(countCharacters), {
      unit: 'characters',
      min: 30,
      max: 50,
      item: 'Subject',
    }),
    judgeConvention({ id: 'subject-style', label: 'Subject style' }, subjects.every(isCalm), {
      kept: 'At most one emoji each, no capitals only',
      missed: 'A subject shouts: more than one emoji, or capitals only',
    }),
    judgeConvention(
      { id: 'subject-angles', label: 'Subject angles' },
      new Set(subjects.map((s) => s.toLowerCase())).size === subjects.length,
      {
        kept: 'The subjects differ',
        missed: 'Two subjects are the same',
      },
    ),
    judgeRange({ id: 'preheader', label: 'Preheader' }, countCharacters(preheader), {
      unit: 'characters',
      min: 40,
      max: 100,
    }),
    judgeConvention(
      { id: 'preheader-repeats', label: 'Preheader adds something' },
      !subjects.some((subject) => repeats(preheader, subject)),
      {
        kept: 'It does not repeat a subject',
        missed: 'It repeats a subject',
      },
    ),
  ];
}

/** A word or two in common is chance. */
function repeats(preheader: string, subject: string): boolean {
  return countWords(subject) > 2 && preheader.toLowerCase().includes(subject.toLowerCase());
}

function isCalm(subject: string): boolean {
  const emoji = subject.match(/\p{Emoji_Presentation}|\p{Emoji}\ufe0f/gu) ?? [];
  const letters = subject.replace(/[^\p{Lu}\p{Ll}]/gu, '');
  return emoji.length <= 1 && !(letters.length > 3 && letters === letters.toUpperCase());
}

function checkBody(parts: EmailNewsletterParts): CheckResult[] {
  const body = [parts.lead, ...parts.sections.flatMap(({ heading, body }) => [heading, body]), parts.signOff].join(
    '\n',
  );
  return [
    judgeRange({ id: 'lead', label: 'Lead' }, wordsOf(parts.lead), { unit: 'words', max: 60 }),
    judgeRange({ id: 'sections', label: 'Sections' }, parts.sections.length, { unit: 'sections', min: 2, max: 3 }),
    judgeEach(
      { id: 'section-length', label: 'Section length' },
      parts.sections.map((section) => wordsOf(section.body)),
      {
        unit: 'words',
        min: 60,
        max: 120,
        item: 'Section',
      },
    ),
    judgeRange({ id: 'action-label', label: 'Call to action' }, countCharacters(parts.callToAction.label), {
      unit: 'characters',
      max: 25,
    }),
    judgeRange({ id: 'length', label: 'Length' }, wordsOf(body), { unit: 'words', min: 250, max: 500 }),
  ];
}

function wordsOf(text: string): number {
  return countWords(withoutTargets(text));
}
