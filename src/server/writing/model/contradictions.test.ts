import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { claimOf, sourceOf } from '../../../../test/fakes/findings.ts';
import { createBuiltinWriter } from '../builtin/builtin-writer.ts';
import { makerOf } from '../builtin/write-piece.ts';
import { FORMATS } from '../../../core/formats/registry.ts';
import { contradictionsIn, withoutContradictions } from './contradictions.ts';

const assignment = assignmentWith({
  topic: 'Why most teams lose users in the first week, or the fourth',
  sources: [
    sourceOf({ id: 's1', title: 'Churn report', site: 'churn.example' }),
    sourceOf({ id: 's2', title: 'Retention notes', site: 'retention.example' }),
  ],
  ledger: [
    claimOf({
      id: 'c1',
      source_id: 's1',
      quote: 'Most teams lose 38 percent of users in the first week.',
      contradicts: ['c2'],
    }),
    claimOf({ id: 'c2', source_id: 's2', quote: 'Most teams lose only 12 percent of users in the first week.' }),
    claimOf({ id: 'c3', source_id: 's2', quote: 'A second call in the fourth week keeps many of the users.' }),
  ],
});
const both = 'Teams lose 38 percent [c1]. Teams lose 12 percent [c2]. A call helps [c3].';
const ids = (draft: string) => contradictionsIn(draft, assignment).map((pair) => pair.map(({ id }) => id));

describe('two claims of which one can hold', () => {
  it('are noticed side by side', () => {
    expect(ids(both)).toEqual([['c1', 'c2']]);
    expect(ids('Teams lose 38 percent [c1]. A call helps [c3].')).toEqual([]);
  });

  it('may both be told with the names of both sources', () => {
    expect(ids('The Churn report says 38 percent [c1], the Retention notes say 12 [c2].')).toEqual([]);
    expect(ids('The Churn report says 38 percent [c1], others say 12 [c2].')).toEqual([['c1', 'c2']]);
  });

  it('leave the better one where nothing else helps', () => {
    expect(withoutContradictions(both, assignment)).toBe('Teams lose 38 percent [c1]. A call helps [c3].');
  });

  it('are never planned for one piece by the built-in writer', async () => {
    const refs = FORMATS.flatMap(({ label }) => [1, 2, 3].map((variant) => ({ format: label, variant })));
    const builtin = createBuiltinWriter();
    const { pieces } = await builtin.plan(assignment, refs, { signal: new AbortController().signal });
    for (const { format, claimIds } of pieces) {
      expect(claimIds.includes('c1') && claimIds.includes('c2')).toBe(false);
      // A post quotes what touches its opinion, or nothing.
      if (makerOf(format).need.choosy !== true) expect(claimIds, format).not.toEqual([]);
    }
  });

  it('are not both quoted by the built-in writer, even from a plan that names both', async () => {
    const builtin = createBuiltinWriter();
    for (const { label } of FORMATS) {
      const piece = { format: label, variant: 1, angle: 'A question', claimIds: ['c1', 'c2', 'c3'] };
      const written = await builtin.write(assignment, { messages: [], pieces: [piece] }, piece, {
        signal: new AbortController().signal,
      });
      expect(written.text).not.toContain('12 percent');
    }
  });
});
