import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld } from 'eld/small';
import { languageOf } from '../../core/text/language.ts';

/** What the product offers, and what those are mistaken for; a detector that knows more guesses among the rest. */
const KNOWN =
  'ar bn bg ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh';
/** Two languages that fit nearly as well: measured on short topics, less takes Danish for Norwegian. */
const AHEAD = 0.01;
/** Beyond this a beginning tells the language of the whole, and the library reads no more anyway. */
const MOST_READ = 1_000;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

type Detector = typeof eld;

const load = createRequire(import.meta.url);
let loaded: Detector | null = null;

/** Loaded when it is first asked: it takes some 200 ms and 50 MB, and many a thread never asks. */
function detector(): Detector {
  if (loaded) return loaded;
  const library = load(fileURLToPath(import.meta.resolve('eld/small'))) as { readonly eld: Detector };
  library.eld.setLanguageSubset(KNOWN.split(' '));
  library.eld.enableTextCleanup(true);
  loaded = library.eld;
  return loaded;
}

/** What the library, and who names a language, call by several tags. */
const ONE_LANGUAGE: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

/** Whether two BCP 47 tags name one language, whatever their region: `nb` and `no`, `de-AT` and `de`. */
export function isSameLanguage(one: string, other: string): boolean {
  return primaryOf(one) === primaryOf(other);
}

function primaryOf(tag: string): string {
  const primary = tag.toLowerCase().split(/[-_]/u)[0] ?? '';
  return ONE_LANGUAGE[primary] ?? primary;
}

/**
 * The language of a text of any length, as a BCP 47 primary tag; null where it cannot be determined. Chosen by measurement on 173
 * topics of two to nine words in 20 languages (docs/reading-text.md). What is unknown is nobody's English.
 */
export function detectLanguage(text: string): string | null {
  const head = text.slice(0, MOST_READ);
  if (KANA.test(head)) return 'ja';
  const result = detector().detect(head);
  if (!result.isReliable()) return null;
  const [first = 0, second = 0] = Object.values(result.getScores()).toSorted((a, b) => b - a);
  return first - second < AHEAD ? null : result.language;
}

/** By its function words, which are surer in running text, else by its letters; null where neither tells. */
export function tellLanguage(text: string): string | null {
  return languageOf(text) ?? detectLanguage(text);
}
