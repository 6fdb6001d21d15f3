import type { Source } from '../../../core/contracts/research.ts';
import { textTokens } from '../../llm/expected-tokens.ts';
import { isForMachines } from '../../research/ledger/no-statement.ts';
import { createBreather } from '../../platform/breathe.ts';
import { tellLanguage } from '../../text/language.ts';
import { termsOf } from '../../text/terms.ts';
import type { Assignment } from '../writer.ts';

/** A source as a model reads it. */
export interface ShownSource {
  readonly source: Source;
  /** All of its text, or its best passages with `[…]` between them. */
  readonly text: string;
}

export interface ShownSources {
  readonly shown: readonly ShownSource[];
  /** Sources that no model gets to read, since they speak to machines: their text may hold orders. */
  readonly withheld: readonly Source[];
}

/** Tokens for the sources together where the model has a long memory: some forty pages of a book. */
export const SOURCE_TOKENS = 40_000;
/** Stands where a passage was left out. */
export const LEFT_OUT = '[…]';
/** A source is not cut further than this while others are long: less than a page says little. */
const LEAST_TOKENS = 300;

const known = new WeakMap<Assignment, Map<number, ShownSources>>();

/**
 * What models read of the sources, at most `room` tokens together. The same for every call of a project, since nothing
 * but topic, opinion, sources and room decides it. Long sources take seconds: see `prepareShownSources`.
 */
export function shownSources(assignment: Assignment, room: number = SOURCE_TOKENS): ShownSources {
  const chosen = known.get(assignment)?.get(room);
  if (chosen) return chosen;
  const steps = chooseInSteps(assignment, room);
  for (;;) {
    const step = steps.next();
    if (step.done) return remember(assignment, room, step.value);
  }
}

/** Prepares what `shownSources` then has at hand; other work is done in between. */
export async function prepareShownSources(assignment: Assignment, room: number = SOURCE_TOKENS): Promise<ShownSources> {
  const chosen = known.get(assignment)?.get(room);
  if (chosen) return chosen;
  const breathe = createBreather();
  const steps = chooseInSteps(assignment, room);
  for (;;) {
    const step = steps.next();
    if (step.done) return remember(assignment, room, step.value);
    await breathe();
  }
}

function remember(assignment: Assignment, room: number, chosen: ShownSources): ShownSources {
  known.set(assignment, (known.get(assignment) ?? new Map<number, ShownSources>()).set(room, chosen));
  return chosen;
}

function* chooseInSteps(assignment: Assignment, room: number): Generator<undefined, ShownSources> {
  const { sources, texts } = assignment;
  const read: Source[] = [];
  const withheld: Source[] = [];
  for (const source of sources) {
    const text = texts.get(source.id) ?? '';
    yield;
    if (text.trim() !== '') (speaksToMachines(source, text) ? withheld : read).push(source);
  }
  const wanted = read.map(({ id }) => textTokens(texts.get(id) ?? ''));
  const shares = shareOut(wanted, room);
  const wants = wantedTerms(assignment);
  const shown: ShownSource[] = [];
  for (const [index, source] of read.entries()) {
    const text = texts.get(source.id) ?? '';
    const share = shares[index] ?? 0;
    const isWhole = (wanted[index] ?? 0) <= share;
    shown.push({ source, text: isWhole ? text : yield* bestPassages(text, share, wants) });
    yield;
  }
  return { shown: shown.filter(({ text }) => text !== ''), withheld };
}

/** Whoever brought a text of their own speaks to whom they like: it is data all the same. */
function speaksToMachines({ title, ours }: Source, text: string): boolean {
  return !ours && [title, ...text.split('\n')].some(isForMachines);
}

/** Short sources are read whole; what they leave goes to the longer ones in equal parts. */
function shareOut(wanted: readonly number[], room: number): number[] {
  const shares = wanted.map(() => 0);
  let left = room;
  const inOrder = wanted.map((tokens, index) => ({ tokens, index })).toSorted((a, b) => a.tokens - b.tokens);
  for (const [done, { tokens, index }] of inOrder.entries()) {
    const share = Math.min(tokens, Math.floor(left / (inOrder.length - done)));
    // The last and longest ones are left out before all of them come down to a few lines.
    shares[index] = share < Math.min(tokens, LEAST_TOKENS) ? Math.min(tokens, LEAST_TOKENS, left) : share;
    left -= shares[index] ?? 0;
  }
  return shares;
}

interface Wanted {
  termsIn(language: string | null): ReadonlySet<string>;
}

function wantedTerms({ topic, opinion }: Assignment): Wanted {
  const byLanguage = new Map<string | null, ReadonlySet<string>>();
  return {
    termsIn(language) {
      const terms = byLanguage.get(language) ?? new Set(termsOf(`${topic}\n${opinion}`, language));
      byLanguage.set(language, terms);
      return terms;
    },
  };
}

/** Paragraphs whose words are read before other work may be done. */
const STEP = 8;

/** The opening, which says what a text is, and the paragraphs that share most words with topic and opinion, in their order. */
function* bestPassages(text: string, room: number, wants: Wanted): Generator<undefined, string> {
  const language = tellLanguage(text);
  const wanted = wants.termsIn(language);
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const ranked: { readonly at: number; readonly tokens: number; readonly worth: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const terms = new Set(termsOf(line, language));
    const shared = [...wanted].filter((term) => terms.has(term)).length;
    // A figure is what a piece can rest on, wherever it is.
    const worth = at === 0 ? Number.POSITIVE_INFINITY : shared + (/\p{N}/u.test(line) ? 0.5 : 0) + 1 / (at + 1);
    ranked.push({ at, tokens: textTokens(line), worth });
    if (at % STEP === 0) yield;
  }
  const chosen = new Set<number>();
  let left = room;
  for (const { at, tokens } of ranked.toSorted((one, other) => other.worth - one.worth || one.at - other.at)) {
    if (tokens > left) continue;
    left -= tokens;
    chosen.add(at);
  }
  if (chosen.size === 0) return '';
  const shown = lines.map((line, at) => (chosen.has(at) ? line : LEFT_OUT));
  return shown.filter((line, at) => line !== LEFT_OUT || shown[at - 1] !== LEFT_OUT).join('\n');
}
