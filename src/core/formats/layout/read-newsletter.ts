import { NO_CALL_TO_ACTION, readLabelledAction, readLinkLine } from './call-to-action.ts';
import { unguardBlock, unguardLine, type IsMarker } from './guard.ts';
import { labelReader } from './labels.ts';
import { asBlock, asLine, toLines } from './lines.ts';
import { isRule, readHeading } from './markdown.ts';
import { isListItem, withoutBullet } from './noise.ts';

const KEYS = ['subject', 'preheader', 'lead', 'callToAction', 'signOff', 'footer'] as const;
const DEEPEST_SECTION = 3;

const readLabel = labelReader(KEYS);

export const isLabel: IsMarker = (line) => readLabel(line) !== null;

/** Structure in text above the call to action, where a bold link is just a link as long as the real one follows. */
export const isMarkerAbove: IsMarker = (line) =>
  isLabel(line) || isRule(line) || (readHeading(line)?.level ?? Infinity) <= DEEPEST_SECTION;

export const isMarkerBelow: IsMarker = (line) => isMarkerAbove(line) || readLinkLine(line) !== null;

type Place = { readonly lines: string[]; readonly kind: 'text' | 'subjects' | 'preheader' };

export function readNewsletter(text: string): ReturnType<Reading['result']> {
  const lines = toLines(text);
  const reading = new Reading();
  const action = lines.findLastIndex((line) => readLinkLine(line) !== null || readLabel(line)?.key === 'callToAction');
  const footer = findFooter(lines, action);
  lines.forEach((line, index) => {
    if (index === action) reading.takeAction(line);
    else if (index === footer) reading.openFooter();
    else reading.take(line);
  });
  return reading.result(action >= 0);
}

/** The last rule with nothing but text below it; others only decorate. */
function findFooter(lines: readonly string[], action: number): number {
  const rule = lines.findLastIndex(isRule);
  const below = lines.slice(rule + 1);
  return rule > action && below.some((line) => line !== '') && !below.some(isMarkerBelow) ? rule : -1;
}

class Reading {
  private readonly preamble: string[] = [];
  private readonly subjects: string[] = [];
  private readonly preheader: string[] = [];
  private readonly lead: string[] = [];
  private readonly sections: { readonly heading: string; readonly lines: string[] }[] = [];
  private readonly signOff: string[] = [];
  private readonly footer: string[] = [];
  private action = NO_CALL_TO_ACTION;
  private place: Place = { lines: this.preamble, kind: 'text' };

  takeAction(line: string): void {
    const labelled = readLabel(line);
    this.action = readLinkLine(line) ?? readLabelledAction(labelled?.value ?? '');
    this.place = { lines: this.signOff, kind: 'text' };
  }

  openFooter(): void {
    this.place = { lines: this.footer, kind: 'text' };
  }

  take(line: string): void {
    const label = readLabel(line);
    const heading = label === null ? readHeading(line) : null;
    if (label !== null && label.key !== 'callToAction') this.openLabel(label.key, label.value);
    else if (heading !== null && heading.level <= DEEPEST_SECTION) this.openSection(heading.text);
    else if (!isRule(line)) this.takeText(line);
  }

  result(hasAction: boolean) {
    const above = hasAction ? isMarkerAbove : isMarkerBelow;
    const lead = unguardBlock(this.lead, above);
    const preamble = unguardBlock(this.preamble, above);
    return {
      parts: {
        subjects: this.subjects.map(asLine).filter((subject) => subject !== ''),
        preheader: asLine(this.preheader.join(' ')),
        lead: lead === '' ? preamble : lead,
        sections: this.sections.map(({ heading, lines }) => ({ heading, body: unguardBlock(lines, above) })),
        callToAction: this.action,
        signOff: unguardBlock(this.signOff, isMarkerBelow),
        footer: unguardBlock(this.footer, isMarkerBelow),
      },
      unparsed: lead === '' ? '' : asBlock(preamble),
    };
  }

  private openLabel(key: Exclude<(typeof KEYS)[number], 'callToAction'>, value: string): void {
    if (key === 'subject') this.place = { lines: this.subjects, kind: 'subjects' };
    else this.place = { lines: this[key], kind: key === 'preheader' ? 'preheader' : 'text' };
    if (value === '') return;
    this.place.lines.push(value);
    if (this.place.kind !== 'text') this.place = { lines: this.lead, kind: 'text' };
  }

  private openSection(text: string): void {
    const section = { heading: unguardLine(asLine(text), isLabel, '## '), lines: [] };
    this.sections.push(section);
    this.place = { lines: section.lines, kind: 'text' };
  }

  /** Subjects may follow their label as a list, a preheader as one line; what comes after is the lead. */
  private takeText(line: string): void {
    const { kind } = this.place;
    if (kind !== 'text' && line === '') return;
    if (kind === 'subjects' && (isListItem(line) || this.subjects.length === 0)) {
      this.subjects.push(withoutBullet(line));
      return;
    }
    if (kind === 'preheader') this.preheader.push(line);
    if (kind !== 'text') this.place = { lines: this.lead, kind: 'text' };
    if (kind !== 'preheader') this.place.lines.push(line);
  }
}
