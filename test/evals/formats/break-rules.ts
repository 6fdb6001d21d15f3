import type { CheckStatus } from '../../../src/core/checks/check-result.ts';
import type { Format } from '../../../src/core/formats/format.ts';
import type { Rule } from '../../../src/core/formats/rules/rule.ts';
import { mutateParts, type AnyParts } from './mutate-parts.ts';

type Miss = Exclude<CheckStatus, 'pass'>;

export interface BrokenPiece {
  readonly rule: Rule<unknown>;
  readonly status: Miss;
  readonly text: string;
}

/** What can stand around a whole text and belongs to no part. */
const STRAY = [
  (text: string) => `Stray line.\n\nAnother one.\n\n${text}`,
  (text: string) => `${text}\n\nStray line.`,
  (text: string) => text.replace(/\n\n/, '\n\nStray line.\n\n'),
  (text: string) => `${text}\n\n#one #two #three #four #five #six`,
  (text: string) => `${text}\n\nhttps://example.com/a https://example.com/b`,
  () => '',
];

/**
 * Pieces that break a rule each, made from one that keeps every rule by changing one part; a limit that warns and fails is
 * broken in both ways. A rule that is not among them is one that nothing breaks.
 */
export function breakRules(format: Format, sound: AnyParts): BrokenPiece[] {
  const open = new Map(format.rules.map((rule) => [rule, waysToMiss(rule)]));
  const broken: BrokenPiece[] = [];
  for (const text of textsOf(format, sound)) {
    if (open.size === 0) break;
    const reading = { ...format.parse(text), text };
    for (const [rule, ways] of open) {
      const { status } = rule.judge(reading);
      if (status === 'pass' || !ways.has(status)) continue;
      broken.push({ rule, status, text });
      ways.delete(status);
      if (ways.size === 0 || (rule.limit === null && status === gravest(rule))) open.delete(rule);
    }
  }
  return broken;
}

/** A rule that fails may warn of less on the way. */
function gravest({ isHard }: Rule<unknown>): Miss {
  return isHard ? 'fail' : 'warn';
}

function waysToMiss({ limit }: Rule<unknown>): Set<Miss> {
  if (limit === null) return new Set(['warn', 'fail']);
  const ways = new Set<Miss>();
  if (limit.max !== undefined) ways.add('warn');
  if (limit.hardMax !== undefined) ways.add('fail');
  return ways;
}

function* textsOf(format: Format, sound: AnyParts): Generator<string> {
  const whole = format.layout(sound);
  for (const stray of STRAY) yield stray(whole);
  for (const parts of mutateParts(format.shape, sound)) yield format.layout(parts);
}
