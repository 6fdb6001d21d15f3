import { voiceOf } from '../../src/server/jobs/persona-copy.ts';
import { researchOptions } from '../../src/core/contracts/research.ts';
import { FORMAT_LABELS, type FormatLabel } from '../../src/core/formats/registry.ts';
import { stancePointsOf } from '../../src/core/rules/stance-points.ts';
import { createResearch } from '../../src/server/research/research.ts';
import type { Findings } from '../../src/server/research/findings.ts';
import { createBuiltinWriter } from '../../src/server/writing/builtin/builtin-writer.ts';
import type { Assignment } from '../../src/server/writing/writer.ts';
import type { readExample } from './read-example.ts';

type Example = Awaited<ReturnType<typeof readExample>>;

export interface Piece {
  readonly text: string;
  /** The sentences that carry the author's opinion. */
  readonly opinion: readonly string[];
}

export type Pieces = (format: FormatLabel) => Piece;

/** Research of the example's own notes, as a job without any place to search does it. */
export async function researchExample({ topic, persona, notes }: Example): Promise<Findings> {
  const { research } = createResearch({
    providers: [],
    reader: { read: (url) => Promise.reject(new Error(`The example has no link to read: ${url}`)) },
    clock: { now: () => new Date('2026-01-01T00:00:00Z') },
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  return await research({
    topic,
    audience: persona.description,
    options: researchOptions.parse({}),
    base: null,
    material: notes.map((note) => ({
      ...note,
      kind: 'note',
      url: null,
      author: null,
      publishedAt: null,
      language: null,
    })),
    signal: new AbortController().signal,
  });
}

/** One piece of every format by the built-in writer. */
export async function writeExample(example: Example, findings: Findings, opinion: string): Promise<Pieces> {
  const writer = createBuiltinWriter();
  const { signal } = new AbortController();
  const assignment: Assignment = { ...materialOf(example, findings), opinion, points: stancePointsOf(opinion) };
  const refs = FORMAT_LABELS.map((format) => ({ format, variant: 1 }));
  const plan = await writer.plan(assignment, refs, { signal });
  const written = await Promise.all(
    plan.pieces.map(async (piece) => {
      const { text, stance } = await writer.write(assignment, plan, piece, { signal });
      const opinion = stance.map(({ sentence }) => sentence);
      return [piece.format, { text, opinion }] as const;
    }),
  );
  const pieces = new Map<string, Piece>(written);
  return (format) => {
    const piece = pieces.get(format);
    if (!piece) throw new Error(`Nothing was planned for ${format}`);
    return piece;
  };
}

function materialOf({ topic, persona }: Example, findings: Findings): Omit<Assignment, 'opinion' | 'points'> {
  const { sources, ledger, brief } = findings;
  return {
    topic,
    persona: voiceOf({ name: persona.name, audience: persona.description, tone: persona.toneVoice, objectives: [] }),
    language: null,
    sources,
    ledger,
    brief,
    material: sources.map(({ text }) => text),
  };
}
