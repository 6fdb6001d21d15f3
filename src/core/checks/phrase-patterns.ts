/** `words`: one of them; `gap`: some words of any kind; `break`: a sign that parts words. */
export type PhraseStep = { readonly words: ReadonlySet<string> } | 'gap' | 'break';

export type PhrasePattern = readonly PhraseStep[];

const STEP = /\([^)]*\)|\S+/g;

/** Patterns by how they begin. */
export interface PhraseIndex {
  /** By their first two words with a space between them. */
  readonly byPair: ReadonlyMap<string, readonly PhrasePattern[]>;
  /** Those whose second step is no word, by the first word; every first word is a key. */
  readonly byWord: ReadonlyMap<string, readonly PhrasePattern[]>;
}

/** Reads patterns in the notation of `stock-phrases.data.ts`. */
export function readPatterns(lists: readonly string[]): PhraseIndex {
  const byPair = new Map<string, PhrasePattern[]>();
  const byWord = new Map<string, PhrasePattern[]>();
  const entries = lists.flatMap((list) => list.split(';')).map((entry) => entry.trim());
  for (const pattern of entries.filter((entry) => entry !== '').flatMap(readPattern)) {
    const [first, second] = pattern;
    if (first === undefined || first === 'gap' || first === 'break') throw new Error('A phrase begins with a word');
    const pairs = second === undefined || second === 'gap' || second === 'break' ? null : second.words;
    for (const word of first.words) {
      byWord.set(word, [...(byWord.get(word) ?? []), ...(pairs === null ? [pattern] : [])]);
      for (const next of pairs ?? [])
        byPair.set(`${word} ${next}`, [...(byPair.get(`${word} ${next}`) ?? []), pattern]);
    }
  }
  return { byPair, byWord };
}

/** One pattern for every choice of what may be left out. */
function readPattern(entry: string): PhrasePattern[] {
  const steps = entry.match(STEP) ?? [];
  return steps.reduce<PhrasePattern[]>(
    (patterns, step) => {
      const optional = step.startsWith('(');
      const read = readStep(optional ? step.slice(1, -1) : step);
      const longer = patterns.map((pattern) => [...pattern, read]);
      return optional ? [...patterns, ...longer] : longer;
    },
    [[]],
  );
}

function readStep(step: string): PhraseStep {
  if (step === '…') return 'gap';
  if (step === ',') return 'break';
  return { words: new Set(alternativesOf(step).flatMap(formsOf)) };
}

/** Bars within braces part nothing. */
function alternativesOf(step: string): string[] {
  return step.split(/\|(?![^{}]*\})/);
}

function formsOf(word: string): string[] {
  const { stem, endings } = /^(?<stem>[^{]*)\{(?<endings>[^}]*)\}$/.exec(word)?.groups ?? {};
  if (stem !== undefined && endings !== undefined) return endings.split(',').map((ending) => stem + ending);
  if (!word.endsWith('+')) return [word];
  const bare = word.slice(0, -1);
  const root = bare.replace(/e$/, '');
  const s = /(?:s|x|z|ch|sh)$/.test(bare) ? 'es' : 's';
  return [bare, bare + s, `${root}ed`, `${root}ing`];
}
