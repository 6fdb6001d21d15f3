import { AR } from './labels/ar.ts';
import { DE } from './labels/de.ts';
import { EN, type LabelKey, type OtherLabels } from './labels/en.ts';
import { ES } from './labels/es.ts';
import { FR } from './labels/fr.ts';
import { IT } from './labels/it.ts';
import { JA } from './labels/ja.ts';
import { NL } from './labels/nl.ts';
import { PL } from './labels/pl.ts';
import { PT } from './labels/pt.ts';
import { ZH } from './labels/zh.ts';
import { asLine } from './lines.ts';
import { withoutLead } from './noise.ts';

export type { LabelKey };

/** A language is one file of names and one line here. */
const LABELS = { en: EN, de: DE, fr: FR, es: ES, it: IT, pt: PT, nl: NL, pl: PL, zh: ZH, ja: JA, ar: AR } as const;

/** A language that texts are laid out in. */
export type LabelLanguage = keyof typeof LABELS;

export const LABEL_LANGUAGES = Object.keys(LABELS) as readonly LabelLanguage[];

/** The language of the labels for a BCP 47 tag, such as `de` for "de-AT"; English for one without names of its own. */
export function labelLanguage(tag: string | null): LabelLanguage {
  const [primary = ''] = (tag ?? '').toLowerCase().split(/[-_]/u);
  return LABEL_LANGUAGES.find((language) => language === primary) ?? 'en';
}

export interface LabelHit<Key extends LabelKey> {
  readonly key: Key;
  /** What stands behind the label on its line. */
  readonly value: string;
}

const TABLES: Readonly<Record<LabelLanguage, OtherLabels>> = LABELS;

export function labelName(key: LabelKey, language: LabelLanguage = 'en'): string {
  return (TABLES[language][key] ?? EN[key])[0];
}

export function isLabelKey(name: string): name is LabelKey {
  return Object.hasOwn(EN, name);
}

export const LABEL_KEYS = Object.keys(EN).filter(isLabelKey);

/** In all languages. */
export function namesOf(key: LabelKey): string[] {
  return [...new Set(Object.values(TABLES).flatMap((names) => names[key] ?? []))];
}

/** Without a colon and without anything that makes a line stand out, it is no label. */
const MAY_BE_LABEL = /[:：#*_]/u;
const BEHIND_NAME = String.raw`(?:\s*#?\d{1,2}|\s+[A-C])?(?:\s*\([^)]*\))?`;

/**
 * Reads lines such as `Subject: text`, `**Subject:** text`, `- Subject 2 (question): text` and `## Subject`, for the
 * given labels only, in any language.
 */
export function labelReader<Key extends LabelKey>(keys: readonly Key[]): (line: string) => LabelHit<Key> | null {
  const byName = new Map(keys.flatMap((key) => namesOf(key).map((name) => [name.toLowerCase(), key] as const)));
  const patterns = patternsByInitial([...byName.keys()]);

  return (line) => {
    if (!MAY_BE_LABEL.test(line)) return null;
    const { rest, heading, mark } = withoutLead(line);
    const match = patterns.get(initialOf(rest))?.exec(rest);
    const key = byName.get(match?.groups?.['name']?.toLowerCase() ?? '');
    if (!match || key === undefined) return null;
    const value = valueBehind(rest.slice(match[0].length), mark, heading);
    return value === null ? null : { key, value };
  };
}

/** Names of eleven languages are many; those that a line can begin with are few. */
function patternsByInitial(names: readonly string[]): ReadonlyMap<string, RegExp> {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return new Map(
    [...new Set(names.map(initialOf))].map((initial) => {
      const escaped = longestFirst
        .filter((name) => initialOf(name) === initial)
        .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return [initial, new RegExp(`^(?<name>${escaped.join('|')})${BEHIND_NAME}`, 'iu')];
    }),
  );
}

function initialOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0).toLowerCase();
}

/** What follows a label's name: a colon and the value, or the end of a line that stands out as a heading. */
function valueBehind(text: string, mark: string, heading: boolean): string | null {
  const closed = mark !== '' && text.startsWith(mark);
  const unmarked = closed ? text.slice(mark.length) : text;
  const colon = /^\s*[:：]/u.exec(unmarked)?.[0];
  if (colon === undefined) return unmarked === '' && (heading || closed) ? '' : null;
  const value = unmarked.slice(colon.length);
  if (mark === '' || closed) return value.trim();
  if (value.trimStart().startsWith(mark)) return value.trimStart().slice(mark.length).trim();
  return value.endsWith(mark) ? value.slice(0, -mark.length).trim() : value.trim();
}

/** Which of the given parts a heading names exactly, such as `FAQ`. */
export function namedPart<Key extends LabelKey>(heading: string, keys: readonly Key[]): Key | null {
  const wanted = asLine(heading).replace(/:$/, '').toLowerCase();
  return keys.find((key) => namesOf(key).some((name) => name.toLowerCase() === wanted)) ?? null;
}
