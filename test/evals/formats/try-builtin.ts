import type { Format } from '../../../src/core/formats/format.ts';
import { FORMATS } from '../../../src/core/formats/registry.ts';
import { reportOn } from '../../../src/core/reports/report-on.ts';
import { createBuiltinWriter } from '../../../src/server/writing/builtin/builtin-writer.ts';
import { reportContextOf } from '../../../src/server/writing/tracing/report-context.ts';
import type { Assignment } from '../../../src/server/writing/writer.ts';
import { WRITING_CASES } from '../../support/writing-cases/all-cases.ts';
import type { WritingCase } from '../../support/writing-cases/writing-case.ts';
import { ODD_TOPICS } from './odd-topics.ts';
import { createTally, type Tally } from './tally.ts';

export interface BuiltinRun {
  readonly topics: number;
  readonly pieces: number;
  /** By the format's label. */
  readonly tallies: ReadonlyMap<string, Tally>;
}

const VARIANTS = [1, 2, 3] as const;

/** Articles of an encyclopaedia, own notes, nothing at all, several languages, hostile words, and topics by mistake. */
export const TOPICS: readonly WritingCase[] = [...WRITING_CASES, ...ODD_TOPICS];

/** Every format in three variants on every topic, each piece judged as it is first written. */
export async function tryBuiltin(topics: readonly WritingCase[] = TOPICS): Promise<BuiltinRun> {
  const tallies = new Map((FORMATS as readonly Format[]).map(({ label }) => [label, createTally()]));
  let pieces = 0;
  for (const { name, assignment } of topics) pieces += await tryTopic(name, assignment, tallies);
  return { topics: topics.length, pieces, tallies };
}

async function tryTopic(name: string, assignment: Assignment, tallies: ReadonlyMap<string, Tally>): Promise<number> {
  const { signal } = new AbortController();
  const writer = createBuiltinWriter();
  const context = reportContextOf(assignment);
  const refs = [...tallies.keys()].flatMap((format) => VARIANTS.map((variant) => ({ format, variant })));
  const plan = await writer.plan(assignment, refs, { signal });
  for (const piece of plan.pieces) {
    const format = (FORMATS as readonly Format[]).find(({ label }) => label === piece.format);
    if (!format) throw new Error(`No format is called ${piece.format}`);
    const { text } = await writer.write(assignment, plan, piece, { signal });
    const { checks } = reportOn(text, format, context);
    tallies.get(piece.format)?.add(checks, `${piece.format} ${piece.variant} on ${name}`);
  }
  return plan.pieces.length;
}
