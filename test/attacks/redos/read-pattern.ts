/** A regular expression taken apart, as far as it matters for what is repeated in it. */
export type Pattern =
  | { readonly kind: 'atom'; readonly source: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly body: Pattern; readonly least: number; readonly most: number };

const QUANTIFIER = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/;
const ESCAPE = /^\\(?:u\{[^}]*\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|k<[^>]*>|c[a-z]|[^])/i;
const CLASS = /^\[(?:\\[^]|[^\]\\])*\]/;
const OPENING = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[a-z-]*:))?/;

/** Reads what the engine has accepted already; it asks no questions. */
export function readPattern(source: string): Pattern {
  let rest = source;

  function take(form: RegExp): string | undefined {
    const [found] = form.exec(rest) ?? [];
    if (found !== undefined) rest = rest.slice(found.length);
    return found;
  }

  function choice(): Pattern {
    const options = [sequence()];
    while (take(/^\|/) !== undefined) options.push(sequence());
    return options.length === 1 ? (options[0] ?? { kind: 'empty' }) : { kind: 'choice', options };
  }

  function sequence(): Pattern {
    const parts: Pattern[] = [];
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(repeated(single()));
    return { kind: 'sequence', parts };
  }

  function single(): Pattern {
    const opening = take(OPENING);
    if (opening !== undefined) {
      const inner = choice();
      take(/^\)/);
      // What only looks around takes nothing up; what must not stand there is no part of a sample either.
      return opening.endsWith('!') ? { kind: 'empty' } : inner;
    }
    if (take(/^(?:\\[bB]|[$^])/) !== undefined) return { kind: 'empty' };
    const reference = /^\\(?:[1-9]|k<)/.test(rest);
    const atom = take(CLASS) ?? take(ESCAPE) ?? take(/^[^]/u) ?? '';
    return reference ? { kind: 'empty' } : { kind: 'atom', source: atom };
  }

  function repeated(body: Pattern): Pattern {
    const [found, sign, least, comma, most] = QUANTIFIER.exec(rest) ?? [];
    if (found === undefined) return body;
    rest = rest.slice(found.length);
    if (sign === '?') return { kind: 'repeat', body, least: 0, most: 1 };
    if (sign !== undefined) return { kind: 'repeat', body, least: sign === '+' ? 1 : 0, most: Infinity };
    const from = Number(least);
    return { kind: 'repeat', body, least: from, most: comma === undefined ? from : most ? Number(most) : Infinity };
  }

  return choice();
}
