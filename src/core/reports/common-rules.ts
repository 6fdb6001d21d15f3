import type { Span } from '../text/span.ts';
import { opinionHeard } from '../checks/opinion-heard.ts';
import { areOfOtherLanguages } from '../text/language.ts';
import { readingGrade } from '../checks/reading-grade.ts';
import { findStockPhrases } from '../checks/stock-phrases.ts';
import { findSuperlatives } from '../checks/superlatives.ts';
import { findTerms, missingTerms } from '../checks/terms.ts';
import { findCheckMarks } from '../formats/layout/check-mark.ts';
import { findGaps } from '../formats/layout/gaps.ts';
import type { Verdict } from '../formats/rules/rule.ts';
import { shorten } from '../rules/text.ts';
import type { ReportContext } from './report.ts';

/** Years of school that a text for everybody may ask for: the end of secondary school. */
const MOST_GRADE = 12;
/** What a detail names of many things. */
const NAMED = 3;
const LONGEST_NAME = 60;

/** A text, and what it is judged by. */
export interface CommonReading {
  readonly body: string;
  /** The same without the labels that the layout prints, which nobody chose. All else keeps its place. */
  readonly authored: string;
  readonly context: ReportContext;
  /** See `Measures`. */
  readonly grade: number | null;
}

/** A rule of every format. */
export interface CommonRule {
  /** Unique beside the ids of any format's own rules. */
  readonly id: string;
  readonly label: string;
  /** Null where there is nothing to judge by: the rule then stands in no report. */
  judge(reading: CommonReading): Verdict | null;
}

/** In the order of the report. */
export const COMMON_RULES: readonly CommonRule[] = [
  { id: 'facts', label: 'Facts', judge: judgeFacts },
  { id: 'addresses', label: 'Addresses', judge: judgeAddresses },
  { id: 'superlatives', label: 'Superlatives and guarantees', judge: judgeSuperlatives },
  { id: 'banned-terms', label: 'Banned terms', judge: judgeBanned },
  { id: 'required-terms', label: 'Required terms', judge: judgeRequired },
  { id: 'opinion', label: 'Your opinion', judge: judgeOpinion },
  { id: 'stock-phrases', label: 'Stock phrases', judge: judgeStockPhrases },
  { id: 'grade', label: 'Reading grade', judge: judgeGrade },
  { id: 'gaps', label: 'Gaps', judge: judgeGaps },
];

interface Place {
  readonly name: string;
  readonly span: Span;
}

/** Without evidence only what is marked already can be told. */
function judgeFacts({ body, context: { evidence, borneOut = [] } }: CommonReading): Verdict {
  const marked = findCheckMarks(body).map(({ text, start, end }) => ({ name: text, span: { start, end } }));
  const sound = placesOf(borneOut, body);
  const untraced = (evidence?.untraced(body) ?? [])
    .map(({ text, start }) => ({ name: text, span: { start, end: start + text.length } }))
    .filter(({ span }) => !sound.some(({ start, end }) => start <= span.start && span.end <= end));
  const places = inOrder([...marked, ...untraced]);
  if (places.length > 0) return verdict('fail', `No source for ${namesOf(places)}: check or take out`, places);
  return verdict('pass', evidence ? 'Every figure, date and quotation has a source' : 'Nothing is marked to check');
}

/** Each place where one of the sentences stands. */
function placesOf(sentences: readonly string[], body: string): Span[] {
  return sentences.flatMap((sentence) => {
    const places: Span[] = [];
    for (let at = body.indexOf(sentence); at >= 0 && sentence !== ''; at = body.indexOf(sentence, at + sentence.length))
      places.push({ start: at, end: at + sentence.length });
    return places;
  });
}

function judgeAddresses({ body, context: { evidence } }: CommonReading): Verdict | null {
  if (!evidence) return null;
  const places = evidence.foreign(body).map(({ address, span }) => ({ name: address, span }));
  if (places.length > 0) return verdict('fail', `Nobody gave ${namesOf(places)}: check or take out`, places);
  return verdict('pass', 'Every address was given by you or by a source');
}

/** What the author or a source says may be said; a writer's own praise is nobody's. */
function judgeSuperlatives({ authored, context: { evidence } }: CommonReading): Verdict | null {
  if (!evidence) return null;
  const places = findSuperlatives(authored)
    .filter(({ text }) => !evidence.says(text))
    .map(({ text, span }) => ({ name: `“${text}”`, span }));
  if (places.length > 0) return verdict('warn', `Nobody says ${namesOf(places)}: prove it or take it out`, places);
  return verdict('pass', 'None that you or a source did not say');
}

function judgeBanned({ authored, context: { terms } }: CommonReading): Verdict | null {
  if (terms.banned.length === 0) return null;
  const places = findTerms(authored, terms.banned).map(({ term, span }) => ({ name: term, span }));
  if (places.length > 0) return verdict('fail', `Not to be used: ${namesOf(places)}`, places);
  return verdict('pass', 'None of your banned terms');
}

function judgeRequired({ body, context: { terms } }: CommonReading): Verdict | null {
  if (terms.required.length === 0) return null;
  const missing = missingTerms(body, terms.required);
  if (missing.length > 0) return verdict('warn', `Missing: ${missing.join(', ')}`);
  return verdict('pass', 'All of your required terms');
}

/** Where the piece was asked for in another language than the opinion is in, words tell nothing. */
function judgeOpinion({
  authored,
  body,
  context: { language, opinion, topic, stance = [] },
}: CommonReading): Verdict | null {
  if (opinion.trim() === '') return null;
  if (stance.some((sentence) => body.includes(sentence))) return verdict('pass', 'Your opinion is heard');
  if (opinionHeard(body, opinion, topic)) return verdict('pass', 'Your opinion is heard');
  if (language !== null && areOfOtherLanguages(authored, opinion, language)) return null;
  return verdict('warn', 'Your opinion is missing: work in one of its points');
}

/** What others said is theirs. */
function judgeStockPhrases({ authored }: CommonReading): Verdict {
  const found = findStockPhrases(authored, { quotations: false });
  const places = found.map(({ phrase, span }) => ({ name: `“${phrase}”`, span }));
  if (places.length > 0) return verdict('warn', `Say it plainly: ${namesOf(places)}`, places);
  return verdict('pass', 'None found');
}

function judgeGrade({ grade }: CommonReading): Verdict | null {
  if (grade === null) return null;
  const detail = `School year ${grade}`;
  return grade > MOST_GRADE
    ? verdict('warn', `${detail}; ${MOST_GRADE} or lower is easier to read: shorter sentences and words`)
    : verdict('pass', detail);
}

/** Years of school; null where the piece is in another language than English, and where that cannot be told. */
export function gradeOf(authored: string, { language }: Pick<ReportContext, 'language'>): number | null {
  return language === null || /^en\b/i.test(language) ? readingGrade(authored) : null;
}

function judgeGaps({ body }: CommonReading): Verdict {
  const places = findGaps(body).map(({ what, start, end }) => ({ name: what, span: { start, end } }));
  if (places.length === 0) return verdict('pass', 'No gap is left to fill');
  return verdict('warn', places.length === 1 ? '1 gap to fill' : `${places.length} gaps to fill`, places);
}

function verdict(status: Verdict['status'], detail: string, places: readonly Place[] = []): Verdict {
  return { status, detail, spans: places.map(({ span }) => span) };
}

function inOrder(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.span.start - other.span.start);
}

/** "42 %, $9,900, 3 May and 2 more": each once, the first few by name. */
function namesOf(places: readonly Place[]): string {
  const names = [...new Set(places.map(({ name }) => name.replace(/\s+/gu, ' ').trim()))];
  const named = names.slice(0, NAMED).map((name) => shorten(name, LONGEST_NAME));
  const more = names.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
