import { findAddresses } from '../../core/checks/addresses.ts';
import { readPlacedWords } from '../../core/text/words.ts';
import { cleanText, isBlank, isLongerThan } from '../../core/rules/text.ts';

const LONGEST = 200;
const MOST = 8;
/** So many words in the order of a sample are a copy of it. */
const COPIED_WORDS = 5;
/** Shorter words with a capital are quoted for their sound: “We”, “Sie”. */
const SHORTEST_NAME = 4;
/** Hosts under endings that nobody has registered, too. */
const DOTTED = /[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * Of a model's lines on how texts sound, those that say nothing of what the texts say: no figure, no address, no name and
 * no run of words of a sample. What comes back is plain text on one line each, at most 8 lines.
 */
export function soundLines(lines: readonly string[], samples: readonly string[]): string[] {
  const said = readSaid(samples);
  const kept = new Set<string>();
  for (const line of lines) {
    const tidy = plainLine(line);
    if (!isBlank(tidy) && !isLongerThan(tidy, LONGEST) && saysHow(tidy, said)) kept.add(tidy);
  }
  return [...kept].slice(0, MOST);
}

/** Without the bullet or the number that some models put before it. */
function plainLine(line: string): string {
  return cleanText(line)
    .replace(/\s+/gu, ' ')
    .replace(/^\s*(?:[-–*•]+|\d{1,2}[.)])\s+/u, '')
    .replace(/[*_`#]{2,}/gu, '')
    .trim();
}

interface Said {
  /** Words as they stand there, capitals and all. */
  readonly spelled: ReadonlySet<string>;
  /** Runs of words, in lower case. */
  readonly runs: ReadonlySet<string>;
}

function readSaid(samples: readonly string[]): Said {
  const [spelled, runs] = [new Set<string>(), new Set<string>()];
  for (const sample of samples) {
    const words = readPlacedWords(sample);
    for (const { start, end } of words) spelled.add(sample.slice(start, end));
    for (const run of runsOf(words.map(({ word }) => word))) runs.add(run);
  }
  return { spelled, runs };
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(COPIED_WORDS - 1).map((_, index) => words.slice(index, index + COPIED_WORDS).join(' '));
}

function saysHow(line: string, { spelled, runs }: Said): boolean {
  if (/\p{N}|[<>{}]/u.test(line) || DOTTED.test(line) || findAddresses(line).length > 0) return false;
  const words = readPlacedWords(line);
  if (runsOf(words.map(({ word }) => word)).some((run) => runs.has(run))) return false;
  return words.every(({ word, start, end }, index) => !isName(line.slice(start, end), { word, index, spelled }));
}

/** A word of the samples that has a capital wherever it stands, in the middle of a line or in capitals throughout. */
function isName(
  written: string,
  { word, index, spelled }: { word: string; index: number; spelled: ReadonlySet<string> },
): boolean {
  if (!spelled.has(written) || spelled.has(word)) return false;
  if (/^\p{Lu}{3,}$/u.test(written)) return true;
  return index > 0 && written.length >= SHORTEST_NAME && /^\p{Lu}/u.test(written);
}
