import { readPattern } from './read-pattern.ts';
import type { Pattern } from './read-pattern.ts';

/** `prefix`, then `pump` again and again, then what lets the match fail at last. */
export interface HostileInput {
  readonly prefix: string;
  readonly pump: string;
  readonly suffix: string;
}

const USUAL = Array.from(' \t\na0A.,:;-–\'"“[(<*#_/@\\äß日');
const BREAKERS = ['\u0000', '\n\u0000', ''];
/** What is repeated less often than that costs the same however long a text is. */
const OFTEN = 20;
const MOST_PUMPS = 24;

/**
 * Texts that keep a backtracking engine busy with this expression, made from what it repeats: each repeated part, in each of
 * its forms, alone and behind what leads to it, and both of them as one.
 */
export function hostileInputs(source: string, flags: string): HostileInput[] {
  const samples = new Samples(source, flags);
  const found = new Map<string, { prefix: string; pump: string }>();
  const add = (prefix: string, pump: string) => {
    if (pump !== '' && found.size < MOST_PUMPS) found.set(`${prefix}\u0001${pump}`, { prefix, pump });
  };
  walk(readPattern(source), '', samples, (lead, forms) => {
    for (const form of forms) {
      add('', form);
      add(lead, form);
      add('', lead + form);
    }
  });
  return [...found.values()].flatMap(({ prefix, pump }) => BREAKERS.map((suffix) => ({ prefix, pump, suffix })));
}

/** At most `length` characters of it. */
export function inputOf({ prefix, pump, suffix }: HostileInput, length: number): string {
  const times = Math.max(1, Math.floor((length - prefix.length - suffix.length) / pump.length));
  return prefix + pump.repeat(times) + suffix;
}

type Tell = (lead: string, forms: readonly string[]) => void;

function walk(pattern: Pattern, lead: string, samples: Samples, tell: Tell): void {
  if (pattern.kind === 'choice') for (const option of pattern.options) walk(option, lead, samples, tell);
  if (pattern.kind === 'repeat') {
    if (pattern.most >= OFTEN) tell(lead, samples.formsOf(pattern.body));
    walk(pattern.body, lead, samples, tell);
  }
  if (pattern.kind !== 'sequence') return;
  let before = lead;
  for (const part of pattern.parts) {
    walk(part, before, samples, tell);
    before += samples.formsOf(part)[0] ?? '';
  }
}

/** Short texts that a part of one expression matches. */
class Samples {
  readonly #alphabet: readonly string[];
  readonly #flags: string;
  readonly #known = new Map<string, readonly string[]>();

  constructor(source: string, flags: string) {
    // What the expression names itself tells its parts apart.
    this.#alphabet = [...new Set([...Array.from(source.replaceAll(/\\[a-zA-Z]/g, '')), ...USUAL])];
    this.#flags = flags.replaceAll(/[gyd]/g, '');
  }

  formsOf(pattern: Pattern): readonly string[] {
    switch (pattern.kind) {
      case 'atom':
        return this.#atom(pattern.source);
      case 'empty':
        return [''];
      case 'choice':
        return pattern.options.flatMap((option) => this.formsOf(option).slice(0, 2)).slice(0, 8);
      case 'repeat':
        return this.#repeat(pattern);
      case 'sequence':
        return this.#sequence(pattern.parts);
    }
  }

  #repeat({ body, least }: Pattern & { kind: 'repeat' }): readonly string[] {
    if (least === 0) return ['', ...this.formsOf(body).slice(0, 3)];
    return this.formsOf(body).map((form) => form.repeat(Math.min(least, 40)));
  }

  /** The first form of each part, and beside it the others of one part each. */
  #sequence(parts: readonly Pattern[]): readonly string[] {
    const forms = parts.map((part) => this.formsOf(part));
    const plain = forms.map(([first = '']) => first);
    const others = forms.flatMap((of, at) => of.slice(1, 3).map((form) => plain.with(at, form).join('')));
    return [plain.join(''), ...others].slice(0, 6);
  }

  /** One that the expression names, and one of each other kind. */
  #atom(source: string): readonly string[] {
    const known = this.#known.get(source);
    if (known) return known;
    const one = new RegExp(`^(?:${source})$`, this.#flags);
    const fitting = this.#alphabet.filter((character) => one.test(character));
    const kinds = new Map(fitting.map((character) => [kindOf(character), character]));
    const forms = [...kinds.values()].slice(0, 5);
    this.#known.set(source, forms);
    return forms;
  }
}

function kindOf(character: string): string {
  if (/\s/.test(character)) return character === '\n' ? 'line' : 'space';
  if (/\d/.test(character)) return 'digit';
  if (/\p{Lu}/u.test(character)) return 'capital';
  return /\p{L}/u.test(character) ? 'letter' : character;
}
