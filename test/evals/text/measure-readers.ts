import { languageOf } from '../../../src/core/text/language.ts';
import { readSentenceSpans } from '../../../src/core/text/sentences.ts';
import type { CalendarDate, Figure } from '../../../src/server/text/figures/figure.ts';
import { readFigures } from '../../../src/server/text/figures/read-figures.ts';
import { readForms } from '../../../src/server/text/forms.ts';
import { detectLanguage } from '../../../src/server/text/language.ts';
import { readQuotations } from '../../../src/server/text/quotations.ts';
import type { CorpusDate, CorpusFigure, CorpusText } from './read-corpus.ts';

/** How often a reader is wrong: what it does not find of what is there, and what it finds that is not. */
export interface Errors {
  readonly there: number;
  readonly missed: number;
  readonly invented: number;
  /** Each mistake in a line, for whoever mends it. */
  readonly details: readonly string[];
}

interface Reader {
  /** What is there, and what was found, each as a line that is the same for the same. */
  readonly wanted: (text: CorpusText) => readonly string[];
  readonly found: (text: CorpusText) => readonly string[];
}

export const READERS: Readonly<Record<string, Reader>> = {
  sentences: {
    wanted: ({ sentences }) => sentences,
    found: ({ text }) => readSentenceSpans(text).map(({ start, end }) => text.slice(start, end)),
  },
  'language, told or unknown': {
    wanted: () => [],
    found: ({ text, language }) =>
      [languageOf(text), detectLanguage(text)].flatMap((one) => (one === null || one === language ? [] : [one])),
  },
  figures: {
    wanted: ({ figures }) => figures.map(wantedLine),
    found: ({ text }) => readFigures(text).map(foundLine),
  },
  quotations: {
    wanted: ({ quotations }) => quotations.map(({ words, speaker }) => `${words} (${speaker ?? 'nobody'})`),
    found: ({ text }) => readQuotations(text).map(({ words, speaker }) => `${words} (${speaker ?? 'nobody'})`),
  },
  forms: {
    wanted: ({ forms }) => forms.map((form) => lineOf(Object.entries(form))),
    found: ({ text }) => readForms(text).map(({ start: _start, end: _end, ...form }) => lineOf(Object.entries(form))),
  },
};

function lineOf(fields: readonly (readonly [string, unknown])[]): string {
  return fields
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
}

function wantedLine(figure: CorpusFigure): string {
  const { kind, value, unit = '', from, to } = figure;
  if (kind === 'date' && from === undefined) return `date ${dateLine(figure)}`;
  const values = from === undefined ? String(value) : `${endLine(from)}..${endLine(to)}`;
  return `${kind} ${values} ${unit}`.trim();
}

function endLine(end: CorpusFigure['from']): string {
  return typeof end === 'object' ? dateLine(end) : String(end);
}

function foundLine(figure: Figure): string {
  if (figure.kind === 'date') return `date ${dateLine(figure.from)}${figure.to ? `..${dateLine(figure.to)}` : ''}`;
  if (figure.kind === 'time') return `time ${figure.from}${figure.to === null ? '' : `..${figure.to}`}`;
  const values = figure.to === null ? `${figure.value}` : `${figure.value}..${figure.to}`;
  // Days of work are days in the corpus.
  const unit = figure.unit === 'workday' ? 'day' : (figure.unit ?? '');
  return `${figure.kind} ${values} ${unit}`.trim();
}

function dateLine({ year, month, day }: CalendarDate | CorpusDate): string {
  return [year, month, day].map((part) => part ?? '').join('-');
}

export function measureReader(reader: Reader, corpus: readonly CorpusText[]): Errors {
  let [there, missed, invented] = [0, 0, 0];
  const details: string[] = [];
  for (const text of corpus) {
    const left = [...reader.found(text)];
    for (const wanted of reader.wanted(text)) {
      there += 1;
      const at = left.indexOf(wanted);
      if (at >= 0) left.splice(at, 1);
      else {
        missed += 1;
        details.push(`${text.id} missed ${wanted}`);
      }
    }
    invented += left.length;
    for (const line of left) details.push(`${text.id} invented ${line}`);
  }
  return { there, missed, invented, details };
}
