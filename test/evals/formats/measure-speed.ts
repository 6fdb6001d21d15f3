import type { Format } from '../../../src/core/formats/format.ts';
import { FORMATS } from '../../../src/core/formats/registry.ts';
import { reportOn } from '../../../src/core/reports/report-on.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import { assignmentWith } from '../../fakes/assignment.ts';
import { countWords } from '../../../src/core/rules/text.ts';
import { median } from '../../bench/figures.ts';
import { words } from '../../support/sound-parts.ts';
import { soundPartsOf } from './sound-piece.ts';

const ROUNDS = 50;
const WORDS = 2_000;

/** What judging a text of 2,000 words takes in each format, with everything there is to judge by. */
export function measureSpeed(): { label: string; ms: number }[] {
  const assignment = assignmentWith();
  const persona = { ...assignment.persona, bannedTerms: ['cheap', 'best in class'], requiredTerms: ['Northwind'] };
  const context = reportContextOf({ ...assignment, persona });
  return (FORMATS as readonly Format[]).map((format) => {
    const sound = format.layout(soundPartsOf(format));
    const text = `${sound}\n\n${paragraphs(WORDS - countWords(sound))}`;
    const times = Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      reportOn(text, format, context);
      return performance.now() - began;
    });
    return { label: format.label, ms: median(times) };
  });
}

/** Running text with a figure, a date and a quotation in every paragraph. */
function paragraphs(count: number): string {
  const one = `${words(86)} In 2019, 41 of 60 said “a person first” and paid $1,200.`;
  return Array.from({ length: Math.ceil(count / countWords(one)) }, () => one).join('\n\n');
}
