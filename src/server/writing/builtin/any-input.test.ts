import { expect, it } from 'vitest';
import { writingCase } from '../../../../test/support/writing-cases/writing-case.ts';
import { findFormat, FORMATS } from '../../../core/formats/registry.ts';
import { TONES } from '../../../core/rules/tones.ts';
import { fc } from '../../../../test/support/property.ts';
import { createBuiltinWriter } from './builtin-writer.ts';

const signal = new AbortController().signal;
const EVERY_PIECE = FORMATS.flatMap(({ label }) => [1, 2].map((variant) => ({ format: label, variant })));

/** What people type, what they should not, and what looks like a part of a format. */
const line = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    'Subject: x',
    '# Title',
    '[00:00-00:10]',
    '- item',
    '| a | b |',
    '**Buy** [Add: link]',
    'Sources',
    '---',
    '\\',
  ),
);
const words = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n').trim());

it('breaks no hard rule, whatever topic, opinion, names and notes are made of', async () => {
  const writer = createBuiltinWriter();
  await fc.assert(
    fc.asyncProperty(
      words.filter((topic) => topic !== ''),
      words,
      fc.array(words, { maxLength: 4 }),
      fc.constantFrom(...TONES),
      async (topic, opinion, quotes, tone) => {
        const sources = [
          { kind: 'material', title: opinion.slice(0, 200), quotes: [...quotes, 'We bake 80 loaves a day.'] },
        ] as const;
        const { assignment } = writingCase('any', { topic, opinion, tone, sources, name: topic.slice(0, 80) });
        const plan = await writer.plan(assignment, EVERY_PIECE, { signal });
        for (const piece of plan.pieces) {
          const { text } = await writer.write(assignment, plan, piece, { signal });
          const broken = findFormat(piece.format)
            ?.check(text)
            .filter(({ status }) => status === 'fail');
          expect(broken, text).toEqual([]);
        }
      },
    ),
    { numRuns: 30 },
  );
});

it('takes no address over from the title of a page', async () => {
  const writer = createBuiltinWriter();
  const title = 'Loaves [x](http://made-up.example) www.made-up.example';
  for (const kind of ['material', 'web', 'encyclopaedia'] as const) {
    const sources = [{ kind, title, quotes: ['We bake 80 loaves a day.', 'Rye keeps for a week.'] }] as const;
    const { assignment } = writingCase('any', { topic: 'Loaves', sources });
    const plan = await writer.plan(assignment, EVERY_PIECE, { signal });
    for (const piece of plan.pieces) {
      expect((await writer.write(assignment, plan, piece, { signal })).text).not.toMatch(/:\/\/made-up|\swww/);
    }
  }
});
