import { describe, expect, it } from 'vitest';
import { SOURCED_CASES } from '../../../../test/support/writing-cases/sourced.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import { retirePiece } from '../plan-anew.ts';
import { NoAngleLeft } from '../writer.ts';
import type { Assignment, Plan, PlannedPiece } from '../writer.ts';
import { createBuiltinWriter } from './builtin-writer.ts';

const writer = createBuiltinWriter();
const { signal } = new AbortController();
const software = SOURCED_CASES[0].assignment;

/** The first variant of a format, planned anew until there is no other angle. */
async function turns(assignment: Assignment, format: string) {
  const ref = { format, variant: 1 };
  const found: PlannedPiece[] = [];
  let plan: Plan = await writer.plan(assignment, [ref], { signal });
  try {
    for (;;) {
      const [piece] = plan.pieces;
      if (!piece) throw new Error('The plan lacks its piece');
      found.push(piece);
      plan = retirePiece(plan, ref, { standing: piece.angle, all: [piece.angle] });
      const { pieces } = await writer.plan(assignment, [ref], { signal, standing: plan });
      plan = { ...plan, pieces };
    }
  } catch (error) {
    expect(error).toBeInstanceOf(NoAngleLeft);
    expect(error).toMatchObject({ pieces: [ref], reason: 'There is no other angle left for this piece.' });
  }
  const texts = await Promise.all(found.map((piece) => writer.write(assignment, plan, piece, { signal })));
  return found.map((piece, index) => ({ ...piece, text: texts[index]?.text }));
}

const found = new Map<string, ReturnType<typeof turns>>();

/** As `turns`, each once. */
function turnsOf(format: string) {
  const known = found.get(format) ?? turns(software, format);
  found.set(format, known);
  return known;
}

describe('a piece that is planned anew without a model', () => {
  it.each(FORMATS.map(({ label }) => label))(
    '%s reads otherwise each time, until it says that it cannot',
    async (label) => {
      const pieces = await turnsOf(label);
      expect(new Set(pieces.map(({ text }) => text)).size).toBe(pieces.length);
      const further = pieces.filter(({ angle }) => angle === 'Another question');
      const others = pieces.filter(({ angle }) => angle !== 'Another question').map(({ angle }) => angle);
      expect(new Set(others).size).toBe(others.length);
      const leads = further.map(({ claimIds: [lead] }) => lead);
      expect(new Set(leads).size, 'a further question is about something else').toBe(leads.length);
    },
  );

  it('finds another angle for most pieces of which there is one', async () => {
    const turned = await Promise.all(FORMATS.map(({ label }) => turnsOf(label)));
    expect(turned.filter((pieces) => pieces.length > 1).length).toBeGreaterThan(FORMATS.length / 2);
  });

  it('leads with another quotation where there is one, and leaves the angles of siblings to them', async () => {
    const one = { format: 'Blog Post', variant: 1 };
    const refs = [one, { ...one, variant: 2 }];
    const plan = await writer.plan(software, refs, { signal });
    const [first, second] = plan.pieces;
    const rest = retirePiece(plan, one, { standing: null, all: plan.pieces.map(({ angle }) => angle) });
    const [anew] = (await writer.plan(software, [one], { signal, standing: rest })).pieces;
    expect([first?.angle, second?.angle]).not.toContain(anew?.angle);
    expect([first?.claimIds[0], second?.claimIds[0]]).not.toContain(anew?.claimIds[0]);
  });

  it('keeps the angle of an added variant away from one that a sibling has turned to', async () => {
    const before: Plan = { messages: [], pieces: [{ format: 'Blog Post', variant: 1, angle: '', claimIds: [] }] };
    const second = { format: 'Blog Post', variant: 2 };
    const [alone] = (await writer.plan(software, [second], { signal, standing: before })).pieces;
    const taken = before.pieces.map((piece) => ({ ...piece, angle: alone?.angle ?? '' }));
    const [beside] = (await writer.plan(software, [second], { signal, standing: { ...before, pieces: taken } })).pieces;
    expect(beside?.angle).not.toBe(alone?.angle);
  });
});
