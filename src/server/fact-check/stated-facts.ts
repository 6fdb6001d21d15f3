import type { Span } from '../../core/text/span.ts';
import type { DateFigure, Quantity } from '../text/figures/figure.ts';
import { inBase } from '../text/figures/unit-bases.ts';
import { countsThing, type Reading } from './readings.ts';
import { undoubtedText, withoutQuotations } from '../../core/checks/running-text.ts';
import { readSentenceSpans } from '../../core/text/sentences.ts';
import { readClauses, type Word } from './support-words.ts';
import { readStatements } from './trace-facts.ts';

/** A figure or date with what its sentence says of it, so that another sentence can be seen to say the same. */
export interface StatedFact {
  readonly span: Span;
  /** As it stands in the text. */
  readonly said: string;
  /** What the value is counted in: "percent", "money:EUR", "unit:s", "thing", "date". */
  readonly scale: string;
  /** What it can be read as: a day in numbers has two readings. */
  readonly values: readonly string[];
  /** Whether its sentence states one value of this scale alone, and neither a range nor a share in words. */
  readonly plain: boolean;
  /** The first words behind it that say what is counted. */
  readonly counted: readonly string[];
  /** What its part of the sentence is about, and the whole sentence. */
  readonly core: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
  /** Words that turn or narrow what is said, in order: "not", "after", "rose by". */
  readonly frame: string;
  /** The other facts of its sentence. */
  readonly others: readonly string[];
}

const MOST_FACTS = 200;
/** Beyond these it is a table or no sentence, and nothing can be said of what it says. */
const MOST_IN_SENTENCE = 6;
const LONGEST_SENTENCE = 600;
/** Stands for the fact in its sentence. */
const MARK = 'qzqzq';
const PART = /[,;:()—–]\s|\s[-—–]\s/;
/** A part of a sentence that begins so narrows down the others. */
const NARROWING = new Set(
  'in on at for among amongst during with within of by from to under over when if where while among per bei in mit für im am unter während wenn dans chez pour avec en entre con para durante'.split(
    ' ',
  ),
);
const FRAME =
  /\b(?:not|no|never|neither|nor|none|without|cannot|\w+n't|before|after|until|till|since|once|first|second|third|last|next|then|later|earlier|previous|previously|former|formerly|now|today|yesterday|tomorrow|more|less|fewer|most|least|least|only|other|another|others|rest|remaining|additional|extra|per|each|every|half|new|old|instead|except|versus|vs|than|would|could|should|might|if|goal|target|aim|plan|planned|expected|estimate|estimated|forecast|predicted|nicht|kein\w*|vor|nach|bis|seit|erst\w*|zweit\w*|letzt\w*|mehr|weniger|nur|pro|jede\w*|pas|jamais|sans|avant|après|depuis|plus|moins|sin|nunca|antes|después|desde|más|menos|cada)\b/g;
/** A word in front of a figure that decides what it says. */
const LEAD = /\b(?:by|to|from|under|over|above|below|up|down|um|auf|von|unter|über|de|à|a|por|desde|hasta)\s+$/;
/** What a number belongs to that is part of a name: "Rye Planner 2.0". */
const NUMBERED = /\S\s+\p{Lu}[\p{L}\p{N}]*\s$/u;
/** A piece's word of itself: "this video takes 30 seconds". */
const OWN =
  /\b(?:video|article|post|newsletter|guide|thread|slide|slides|clip|read|watch|carousel|script|episode|page)\b/;

/** The figures and dates of a text, in order; quotations and flags aside. `language` is the one that its words are compared in. */
export function readStatedFacts(text: string, language: string | null): StatedFact[] {
  const own = withoutQuotations(undoubtedText(text));
  const readings = readStatements(own).filter((reading) => !reading.isOrdinary());
  const facts: StatedFact[] = [];
  let next = 0;
  for (const sentence of readSentenceSpans(own)) {
    const inside: Reading[] = [];
    for (; (readings[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.end; next += 1) {
      const reading = readings[next];
      if (reading && reading.start >= sentence.start) inside.push(reading);
    }
    const readable = inside.length <= MOST_IN_SENTENCE && sentence.end - sentence.start <= LONGEST_SENTENCE;
    if (inside.length > 0 && readable && facts.length < MOST_FACTS)
      facts.push(...factsOf({ text: own, language }, sentence, inside));
  }
  return facts;
}

interface ReadText {
  readonly text: string;
  readonly language: string | null;
}

function factsOf({ text, language }: ReadText, sentence: Span, readings: readonly Reading[]): StatedFact[] {
  const valued = readings.flatMap((reading) => {
    const value = valueOf(reading, text);
    return value === null ? [] : [{ reading, ...value }];
  });
  const said = text.slice(sentence.start, sentence.end).toLowerCase();
  return valued.map(({ reading, scale, values, single }) => {
    const { start } = reading;
    // The point of an abbreviated month may be that of the sentence.
    const end = reading.end - (text.charAt(reading.end - 1) === '.' ? 1 : 0);
    const [before, behind] = [text.slice(sentence.start, start), text.slice(end, sentence.end)];
    const parts = `${before} ${MARK} ${behind}`.split(PART).map((part) => readClauses(part, language).flat());
    const core = parts.filter((words) => holdsMark(words) || NARROWING.has(words[0]?.text ?? ''));
    const counted = countedIn(parts.find(holdsMark) ?? []);
    const others = valued.filter((other) => other.reading !== reading);
    const alone = !others.some(
      (other) => other.scale === scale && !readsAsOther(scale, other.reading, { text, language }, counted),
    );
    return {
      span: { start, end },
      said: text.slice(start, end),
      scale,
      values,
      plain: single && alone && !OWN.test(said) && !(scale === 'thing' && NUMBERED.test(before)),
      counted,
      core: stemsOf(core.flat()),
      all: stemsOf(parts.flat()),
      frame: [...(said.match(FRAME) ?? []), LEAD.exec(before.toLowerCase())?.[0].trim() ?? ''].join(' '),
      others: others.map((other) => `${other.scale}=${other.values.join('|')}`),
    };
  });
}

/** Two things may be counted in one sentence; two counts of one thing say how it changed. */
function readsAsOther(
  scale: string,
  { end }: Reading,
  { text, language }: ReadText,
  counted: readonly string[],
): boolean {
  if (scale !== 'thing') return false;
  const [first] = countedIn(readClauses(`${MARK} ${text.slice(end, end + 60)}`, language)[0] ?? []);
  return first !== counted[0];
}

function holdsMark(words: readonly Word[]): boolean {
  return words.some(({ text }) => text === MARK);
}

function countedIn(words: readonly Word[]): string[] {
  const at = words.findIndex(({ text }) => text === MARK);
  return words
    .slice(at + 1)
    .filter(({ weight }) => weight !== 'function')
    .slice(0, 2)
    .map(({ stem }) => stem);
}

/** Words that say who says so, and nothing of what is said. */
const CREDIT = new Set(
  readClauses(
    'according survey study research report data show found say source finding figure result number note reveal suggest team author paper analysis',
    'en',
  )
    .flat()
    .map(({ stem }) => stem),
);

function stemsOf(words: readonly Word[]): Set<string> {
  const content = words.filter(({ weight, text }) => weight === 'content' && text !== MARK);
  return new Set(content.map(({ stem }) => stem).filter((stem) => !CREDIT.has(stem)));
}

interface Value {
  readonly scale: string;
  readonly values: readonly string[];
  readonly single: boolean;
}

/** What is said of how much, when, or which; null for what is counted in nothing. */
function valueOf({ of }: Reading, text: string): Value | null {
  switch (of.kind) {
    case 'date':
      return { scale: 'date', values: datesOf(of), single: of.to === null };
    case 'time':
    case 'ratio':
    case 'ordinal':
      return null;
    // "Week four" counts off, "four weeks" count.
    case 'counted-off':
      return { scale: `nth:${of.unit}`, values: [plainNumber(of.value)], single: true };
    default:
      return quantityValue(of, text);
  }
}

function quantityValue(quantity: Quantity, text: string): Value | null {
  const { kind, value, to, otherwise, unit, inWords } = quantity;
  const values = [value, ...(otherwise === null ? [] : [otherwise])];
  const single = to === null;
  switch (kind) {
    case 'count':
      return countsThing(text, quantity) ? { scale: 'thing', values: values.map(plainNumber), single } : null;
    case 'money':
      return { scale: `money:${unit}`, values: values.map(plainNumber), single };
    case 'percent':
    case 'points':
      return { scale: kind, values: values.map(plainNumber), single: single && !inWords };
    case 'times':
      return { scale: kind, values: values.map(plainNumber), single };
    case 'measure':
    case 'duration': {
      const based = values.map((one) => inBase(one, unit ?? ''));
      return { scale: `unit:${based[0]?.base}`, values: based.map((one) => plainNumber(one.value)), single };
    }
  }
}

/** `2024-3-12` with empty places for what is not told. */
function datesOf({ from, otherwise }: DateFigure): string[] {
  return [from, ...(otherwise === null ? [] : [otherwise])].map(({ year, month, day }) =>
    [year, month, day].map((part) => part ?? '').join('-'),
  );
}

function plainNumber(value: number): string {
  return String(Number(value.toPrecision(10)));
}
