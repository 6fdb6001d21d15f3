import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { cpuTimeOf } from '../../../../test/support/cpu-time.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import { linkCitations, numberCitations, withoutMarks } from './citations.ts';
import { finishText } from './finish-text.ts';
import { jobEvidence } from '../tracing/job-evidence.ts';
import { untracedFacts } from '../tracing/untraced-facts.ts';
import { withoutForeignLinks } from './foreign-links.ts';
import { readPieceSentences } from '../checking/piece-sentences.ts';
import { copiedRuns } from '../checking/copied-runs.ts';

const assignment = assignmentWith();

/** Of some milliseconds the compiler and the collector take their part; quadratic work takes hundreds. */
const timeOf = (work: () => unknown) => Math.max(5, cpuTimeOf(work));

/** How many times longer eight times the text takes: about 8 where the work is linear, 64 where it is quadratic. */
function growth(work: (text: string) => unknown, hostile: (size: number) => string): number {
  const [small, large] = [hostile(2_000), hostile(16_000)];
  work(small);
  return timeOf(() => work(large)) / timeOf(() => work(small));
}

const hostile: [string, (size: number) => string][] = [
  ['blanks', (size) => `Words${' '.repeat(size)}and more`],
  ['indented blanks', (size) => `${' \t'.repeat(size / 2)}x`],
  ['blank lines', (size) => `[a](${'\n'.repeat(size)}`],
  ['blank lines in a bold link', (size) => `**[a](${'\n'.repeat(size)}x`],
  ['marks that never close', (size) => '[c1 '.repeat(size / 4)],
  ['images that never close', (size) => '!['.repeat(size / 2)],
  ['links that never close', (size) => '[a]('.repeat(size / 4)],
  ['titles of links that never close', (size) => '[a](b "'.repeat(size / 7)],
  ['an address of marks', (size) => `www.${'!'.repeat(size)}a`],
  ['an address of slashes', (size) => `www.a${'/'.repeat(size)}a`],
  ['marks of claims', (size) => 'It is so [c1]. '.repeat(size / 15)],
  ['marks of sources', (size) => 'It is so [s1]. '.repeat(size / 15)],
  ['marks of sources that never close', (size) => '[s1, '.repeat(size / 5)],
  ['marks for checking', (size) => '[Check: '.repeat(size / 8)],
  ['hosts', (size) => 'a.example.com '.repeat(size / 14)],
  ['dots', (size) => 'a.'.repeat(size / 2)],
  ['one long word', (size) => 'a'.repeat(size)],
  ['schemes', (size) => 'a:'.repeat(size / 2)],
  ['addresses', (size) => 'https://a.example '.repeat(size / 18)],
];

describe.each(hostile)('a draft of %s', (_, text) => {
  it('takes no more than its share of time', () => {
    expect(growth((draft) => withoutMarks(draft, assignment), text)).toBeLessThan(30);
    expect(growth((draft) => linkCitations(numberCitations(draft, assignment)), text)).toBeLessThan(30);
    expect(growth((draft) => withoutForeignLinks(draft, assignment), text)).toBeLessThan(30);
    expect(growth((draft) => copiedRuns(draft, assignment), text)).toBeLessThan(30);
    expect(growth((draft) => untracedFacts(draft, jobEvidence(assignment)), text)).toBeLessThan(30);
  });

  it.each(FORMATS.map((format) => [format.label, format] as const))('also as a %s', (__, format) => {
    expect(growth((draft) => finishText(draft, { format, assignment }), text)).toBeLessThan(30);
    expect(growth((draft) => readPieceSentences(draft, format), text)).toBeLessThan(30);
  });
});

it('a list of marks without its end is no riddle', () => {
  const text = (count: number) => `[${Array.from({ length: count }, () => 'c1').join(', ')}`;
  expect(
    timeOf(() => withoutMarks(text(24), assignment)) / timeOf(() => withoutMarks(text(10), assignment)),
  ).toBeLessThan(30);
});
