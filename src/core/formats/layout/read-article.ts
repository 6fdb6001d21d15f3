import { NO_CALL_TO_ACTION, readLabelledAction, readLinkLine } from './call-to-action.ts';
import { unguardBlock, unguardLine, type IsMarker } from './guard.ts';
import { labelReader } from './labels.ts';
import { asBlock, asLine, joinBlocks, toLines } from './lines.ts';
import { readList } from './lists.ts';
import { readHeading } from './markdown.ts';
import { isListItem } from './noise.ts';
import { readSources } from './source-list.ts';

const HEAD_KEYS = ['seoTitle', 'metaDescription', 'slug', 'title'] as const;
const NAMED_PARTS = ['faq', 'conclusion', 'sources'] as const;
const SECTION_LEVEL = 2;

const readLabel = labelReader([...HEAD_KEYS, 'summary', 'intro', 'callToAction']);
const readPartHeading = labelReader(NAMED_PARTS);

/** A heading may not read as a label or as the name of a part. */
export const isReserved: IsMarker = (line) => readLabel(line) !== null || readNamedPart(line) !== null;

/** Structure in running text. A bold link on its own line is just a link as long as the call to action follows. */
export const isMarkerBeforeAction: IsMarker = (line) =>
  isReserved(line) || (readHeading(line)?.level ?? Infinity) <= SECTION_LEVEL;

export const isMarker: IsMarker = (line) => isMarkerBeforeAction(line) || readLinkLine(line) !== null;

/** Within the answers of a FAQ a deeper heading or a bold line is the next question. */
export function inFaq(base: IsMarker): IsMarker {
  return (line) => base(line) || readQuestion(line) !== null;
}

/** The introduction follows a list, so that its first line may not look like one more item. */
export function afterList(base: IsMarker): IsMarker {
  return (line) => base(line) || isListItem(line);
}

function readNamedPart(line: string): (typeof NAMED_PARTS)[number] | null {
  const hit = readPartHeading(line);
  return hit?.value === '' ? hit.key : null;
}

function readQuestion(line: string): string | null {
  const heading = readHeading(line);
  if (heading !== null) return heading.level > SECTION_LEVEL ? heading.text : null;
  return /^\*\*(?<question>.*\S)\*\*$/u.exec(line.trim())?.groups?.['question'] ?? null;
}

type Head = (typeof HEAD_KEYS)[number];
type Place =
  | { readonly kind: 'text'; readonly lines: string[] }
  | { readonly kind: 'head'; readonly key: Head }
  | { readonly kind: 'summary' };

export function readArticle(text: string): ReturnType<Reading['result']> {
  const lines = toLines(text);
  const reading = new Reading();
  const action = lines.findLastIndex((line) => readLinkLine(line) !== null || readLabel(line)?.key === 'callToAction');
  lines.forEach((line, index) => (index === action ? reading.takeAction(line) : reading.take(line)));
  return reading.result(action >= 0 ? isMarkerBeforeAction : isMarker);
}

class Reading {
  private readonly head: Record<Head, string> = { seoTitle: '', metaDescription: '', slug: '', title: '' };
  private readonly preamble: string[] = [];
  private readonly summary: string[] = [];
  private readonly intro: string[] = [];
  private readonly sections: { readonly heading: string; readonly lines: string[] }[] = [];
  private readonly unplaced: string[] = [];
  private readonly faq: { readonly question: string; readonly lines: string[] }[] = [];
  private readonly conclusion: string[] = [];
  private readonly sources: string[] = [];
  private action = NO_CALL_TO_ACTION;
  private isFaq = false;
  private place: Place = { kind: 'text', lines: this.preamble };

  takeAction(line: string): void {
    this.action = readLinkLine(line) ?? readLabelledAction(readLabel(line)?.value ?? '');
  }

  take(line: string): void {
    const label = readLabel(line);
    const part = readNamedPart(line);
    const heading = readHeading(line);
    const question = this.isFaq ? readQuestion(line) : null;
    if (label !== null && label.key !== 'callToAction') this.openLabel(label.key, label.value);
    else if (part !== null) this.openPart(part);
    else if (heading !== null && heading.level <= SECTION_LEVEL) this.openHeading(heading.level, heading.text);
    else if (question !== null) this.openQuestion(question);
    else this.takeText(line);
  }

  result(base: IsMarker) {
    const first = this.intro.findIndex((line) => line !== '');
    const listed = this.summary.length > 0 ? afterList(base) : base;
    const introLines = this.intro.map((line, index) => unguardLine(line, index === first ? listed : base));
    const intro = asBlock(introLines.join('\n'));
    const preamble = unguardBlock(this.preamble, base);
    const sources = readSources(this.sources);
    return {
      parts: {
        ...this.head,
        summary: readList(this.summary, isReserved),
        intro: intro === '' ? preamble : intro,
        sections: this.sections.map(({ heading, lines }) => ({ heading, body: unguardBlock(lines, base) })),
        faq: this.faq.map(({ question, lines }) => ({ question, answer: unguardBlock(lines, inFaq(base)) })),
        conclusion: unguardBlock(this.conclusion, base),
        callToAction: this.action,
        sources: sources.sources,
      },
      unparsed: joinBlocks([intro === '' ? '' : preamble, asBlock(this.unplaced.join('\n')), sources.unparsed]),
    };
  }

  private openLabel(key: Head | 'summary' | 'intro', value: string): void {
    this.isFaq = false;
    if (key === 'intro') this.place = { kind: 'text', lines: this.intro };
    else if (key === 'summary') this.place = { kind: 'summary' };
    else this.place = { kind: 'head', key };
    if (value !== '') this.takeText(value);
  }

  private openPart(part: (typeof NAMED_PARTS)[number]): void {
    this.isFaq = part === 'faq';
    this.place = { kind: 'text', lines: part === 'faq' ? this.unplaced : this[part] };
  }

  private openHeading(level: number, text: string): void {
    this.isFaq = false;
    const heading = unguardLine(asLine(text), isReserved, '## ');
    if (level === 1 && (this.head.title === '' || this.head.title === heading)) {
      this.head.title = heading;
      this.place = { kind: 'text', lines: this.intro };
      return;
    }
    const section = { heading, lines: [] };
    this.sections.push(section);
    this.place = { kind: 'text', lines: section.lines };
  }

  private openQuestion(text: string): void {
    const question = { question: unguardLine(asLine(text), isReserved, '### '), lines: [] };
    this.faq.push(question);
    this.place = { kind: 'text', lines: question.lines };
  }

  private takeText(line: string): void {
    if (this.place.kind === 'text') this.place.lines.push(line);
    else if (this.place.kind === 'head') this.takeHead(this.place.key, line);
    else this.takeSummary(line);
  }

  /** A head part is one line; what follows it without a label opens the article. */
  private takeHead(key: Head, line: string): void {
    if (line === '') return;
    if (this.head[key] === '') this.head[key] = asLine(line);
    else this.unplaced.push(line);
    this.place = { kind: 'text', lines: this.intro };
  }

  /** A summary is a list, or lines without bullets up to the next blank one. */
  private takeSummary(line: string): void {
    const listed = this.summary.some(isListItem);
    const goesOn = line === '' ? listed || this.summary.length === 0 : isListItem(line) || !listed;
    if (!goesOn) this.place = { kind: 'text', lines: this.intro };
    if (line === '') return;
    if (goesOn) this.summary.push(line);
    else this.intro.push(line);
  }
}
