import { describe, expect, test } from 'vitest';
import { xWeight } from '../../src/core/checks/x-weight.ts';
import { PLATFORM_LIMITS } from '../../src/core/formats/platform-limits.ts';
import { findFormat, FORMATS } from '../../src/core/formats/registry.ts';
import { opinionHeard } from '../../src/core/checks/opinion-heard.ts';
import type { PieceRef, Plan, Writer } from '../../src/server/writing/writer.ts';
import { assignmentWith } from '../fakes/assignment.ts';
import { WRITING_CASES } from '../support/writing-cases/all-cases.ts';
import { expectTrue } from './writer-truth.ts';

/** Too short for every quotation. */
const WITHOUT_ROOM: ReadonlySet<string> = new Set(['X Post', 'Google Search Ad', 'Meta Ad']);

export interface WriterUnderTest {
  readonly writer: Writer;
  close(): Promise<void>;
}

const EVERY_FORMAT: readonly PieceRef[] = FORMATS.flatMap(({ label }) =>
  [1, 2, 3].map((variant) => ({ format: label, variant })),
);

/** What the pipeline relies on, whoever writes. Every maker passes it. */
export function describeWriter(name: string, start: () => Promise<WriterUnderTest>): void {
  const signal = new AbortController().signal;

  async function withWriter(use: (writer: Writer) => Promise<void>): Promise<void> {
    const { writer, close } = await start();
    try {
      await use(writer);
    } finally {
      await close();
    }
  }

  describe(`${name} as a writer`, () => {
    test('names itself, and its model where it has one', () =>
      withWriter(async (writer) => {
        expect(writer.model === null).toBe(writer.id === 'builtin');
      }));

    test('plans exactly the pieces asked for, in their order, from claims that exist', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith();
        const plan = await writer.plan(assignment, EVERY_FORMAT, { signal });
        expect(plan.pieces.map(({ format, variant }) => ({ format, variant }))).toEqual(EVERY_FORMAT);
        const known = assignment.ledger.map(({ id }) => id);
        for (const { claimIds } of plan.pieces) expect(known).toEqual(expect.arrayContaining([...claimIds]));
      }));

    test('gives a variant another angle than the one before it', () =>
      withWriter(async (writer) => {
        const plan = await writer.plan(assignmentWith(), EVERY_FORMAT, { signal });
        for (const { label } of FORMATS) {
          const angles = plan.pieces.filter(({ format }) => format === label).map(({ angle }) => angle);
          const repeated = angles.filter((angle, at) => angle === angles[at - 1]);
          expect(repeated, `${label}: ${angles.join(', ')}`).toEqual([]);
        }
      }));

    test('writes from a plan that was stored and read back, again if need be', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith();
        const plan = await writer.plan(assignment, [{ format: 'X Post', variant: 1 }], { signal });
        const stored = JSON.parse(JSON.stringify(plan)) as Plan;
        expect(stored).toEqual(plan);
        const [piece] = stored.pieces;
        if (!piece) throw new Error('no piece was planned');
        for (const attempt of [1, 2]) {
          const { text } = await writer.write(assignment, stored, piece, { signal });
          expect(text.trim(), `attempt ${attempt}`).not.toBe('');
        }
      }));

    test.each(FORMATS.map(({ label }) => label))('writes a whole %s that breaks no hard rule', (label) =>
      withWriter(async (writer) => {
        const assignment = assignmentWith();
        const refs = [1, 2, 3].map((variant) => ({ format: label, variant }));
        const plan = await writer.plan(assignment, refs, { signal });
        for (const piece of plan.pieces) {
          const written = await writer.write(assignment, plan, piece, { signal });
          const { text } = written;
          expectTrue(written, label, assignment);
          expect(opinionHeard(text, assignment.opinion, assignment.topic), text).toBe(true);
        }
      }),
    );

    test('says in each piece what it stands on, and shows it where the format has numbers', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith();
        const refs = FORMATS.map(({ label }) => ({ format: label, variant: 1 }));
        const plan = await writer.plan(assignment, refs, { signal });
        for (const piece of plan.pieces) {
          const { citations, flags } = await writer.write(assignment, plan, piece, { signal });
          // Where no quotation fits a post or an ad, it stands on the opinion.
          if (!WITHOUT_ROOM.has(piece.format)) expect(citations, piece.format).not.toEqual([]);
          expect(flags, piece.format).toEqual([]);
          const shown = citations.filter(({ number }) => number !== null);
          expect(shown.length > 0, piece.format).toBe(findFormat(piece.format)?.syntax === 'markdown');
        }
      }));

    test.each(WRITING_CASES)('stays true to $name', ({ assignment }) =>
      withWriter(async (writer) => {
        const refs = FORMATS.map(({ label }) => ({ format: label, variant: 1 }));
        const plan = await writer.plan(assignment, refs, { signal });
        for (const piece of plan.pieces) {
          expectTrue(await writer.write(assignment, plan, piece, { signal }), piece.format, assignment);
        }
      }),
    );

    test('keeps an X post within its limit, however long topic and opinion are', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith({ topic: 'topic '.repeat(83).trim(), opinion: 'An opinion. '.repeat(416) });
        const plan = await writer.plan(assignment, [{ format: 'X Post', variant: 1 }], { signal });
        const [piece] = plan.pieces;
        if (!piece) throw new Error('no piece was planned');
        const { text } = await writer.write(assignment, plan, piece, { signal });
        expect(xWeight(text)).toBeLessThanOrEqual(PLATFORM_LIMITS.xPost.value);
      }));

    test('writes where research found nothing and nobody gave an opinion', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith({ opinion: '', sources: [], ledger: [] });
        const plan = await writer.plan(assignment, EVERY_FORMAT, { signal });
        for (const piece of plan.pieces.filter(({ variant }) => variant === 1)) {
          expect(piece.claimIds).toEqual([]);
          const { text } = await writer.write(assignment, plan, piece, { signal });
          expect(text.trim()).not.toBe('');
          expect(text).not.toContain('http');
        }
      }));

    test('stops when it is called off', () =>
      withWriter(async (writer) => {
        const assignment = assignmentWith();
        const plan = await writer.plan(assignment, EVERY_FORMAT, { signal });
        const [piece] = plan.pieces;
        if (!piece) throw new Error('no piece was planned');
        const called = AbortSignal.abort();
        await expect(writer.plan(assignment, EVERY_FORMAT, { signal: called })).rejects.toThrow();
        await expect(writer.write(assignment, plan, piece, { signal: called })).rejects.toThrow();
      }));
  });
}
