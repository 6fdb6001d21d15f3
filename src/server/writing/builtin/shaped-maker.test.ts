import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { fc } from '../../../../test/support/property.ts';
import { countGaps } from '../../../core/formats/layout/gaps.ts';
import { FORMATS, type AnyFormat } from '../../../core/formats/registry.ts';
import type { Assignment } from '../writer.ts';
import { layDesk } from './desk.ts';
import type { MadeText } from './makers.ts';
import { shapedMaker } from './shaped-maker.ts';

const formats: readonly AnyFormat[] = FORMATS;

function outlineOf(format: AnyFormat, assignment: Assignment): MadeText {
  const claimIds = assignment.ledger.slice(1).map(({ id }) => id);
  const desk = layDesk(assignment, { format: format.label, variant: 1, angle: 'question', claimIds });
  return shapedMaker(format).outline(desk);
}

function failures(format: AnyFormat, text: string): unknown[] {
  return format.check(text).filter(({ status }) => status === 'fail');
}

/** A format as a newcomer adds it, with nothing but its shape and rules for the writer to go by. */
describe.each(formats.map((format) => ({ name: format.label, format })))('$name by its shape alone', ({ format }) => {
  it('is an outline that says so, and has every required part', () => {
    const { text, outlineSources } = outlineOf(format, assignmentWith());
    expect(failures(format, text)).toEqual([]);
    expect(outlineSources).not.toBeNull();
    expect(countGaps(text)).toBeGreaterThan(0);
  });

  it('gives the author’s opinion, and what it quotes word for word with its source', () => {
    const assignment = assignmentWith();
    const { text, outlineSources } = outlineOf(format, assignment);
    expect(text).toContain('Buddies beat handbooks.');
    const quoted = assignment.ledger.filter(({ quote }) => text.includes(quote));
    expect(text.match(/“[^”]{40,}”/gu) ?? []).toHaveLength(quoted.length);
    expect(new Set(quoted.map(({ source_id }) => source_id)).size).toBe(outlineSources);
  });

  it('asks for everything where nothing is given', () => {
    const { text, outlineSources } = outlineOf(format, assignmentWith({ opinion: '', sources: [], ledger: [] }));
    expect(failures(format, text)).toEqual([]);
    expect(outlineSources).toBe(0);
  });

  it('breaks no hard rule, whatever topic and opinion are made of', () => {
    const words = fc
      .array(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 120 }),
          fc.constantFrom('Subject: x', '# T', '<b>', '[00:00-00:10]', 'x'.repeat(400)),
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((lines) => lines.join('\n').trim());
    fc.assert(
      fc.property(
        words.filter((topic) => topic !== ''),
        words,
        (topic, opinion) => {
          const { text } = outlineOf(format, assignmentWith({ topic, opinion }));
          expect(failures(format, text), text).toEqual([]);
        },
      ),
      { numRuns: 2 },
    );
  });
});
