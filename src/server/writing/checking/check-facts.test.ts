import { describe, expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { sourceOf } from '../../../../test/fakes/findings.ts';
import { modelThatSays } from '../../../../test/fakes/scripted-model.ts';
import { findFormat, type AnyFormat } from '../../../core/formats/registry.ts';
import type { Assignment } from '../writer.ts';
import { checkFacts } from './check-facts.ts';

const PAGE = `Cargo bikes in winter

A survey by the city asked 840 owners in January 2025. Of them, 61 % rode on every working day of the month.

Cold batteries lose range: at minus ten degrees the test bikes came 28 km far instead of 43 km. The testers charged them indoors.

“Most breakdowns that we see are brakes,” says Ada Brandt, who runs the city's workshop.

“Cold hardly ever stops a bike that comes to our workshop. A brake that has dragged for weeks before anybody rings us does.”`;
const NOTES = 'Winter check 89 euro flat, 69 for bikes bought from us. 121 of 212 breakdowns were brakes.';

const assignment: Assignment = assignmentWith({
  topic: 'Winter check for cargo bikes',
  opinion: 'A bike that rests from November to March was bought for the wrong reason.',
  sources: [
    sourceOf({ id: 's1', title: 'Cargo bikes in winter', site: 'city.example' }),
    sourceOf({ id: 's2', title: '', site: '', kind: 'material', ours: true }),
  ],
  ledger: [],
  texts: new Map([
    ['s1', PAGE],
    ['s2', NOTES],
  ]),
});
const found = findFormat('LinkedIn Post');
if (!found) throw new Error('expected a format');
const format: AnyFormat = found;

async function check(written: string, ...answers: readonly (string | Error)[]) {
  const model = modelThatSays(...(answers.length === 0 ? ['{"sentences": []}'] : answers));
  const { signal } = new AbortController();
  const isOpinion = (words: string) => words.startsWith('A bike that rests');
  const piece = { format: 'LinkedIn Post', variant: 2 };
  const checked = await checkFacts(model, { written, format, piece, assignment, isOpinion, signal });
  const quoteOf = (id: string) => checked.ledger.find((claim) => claim.id === id)?.quote;
  const cited = Array.from(checked.draft.matchAll(/\[(s\d[\d.]+)\]/g), ([, id = '']) => quoteOf(id));
  return { ...checked, cited, asked: model.asked };
}

const says = (...sentences: readonly object[]) => JSON.stringify({ sentences });

describe('what a sentence rests on', () => {
  it('is the passage of its source that holds its figures, word for word', async () => {
    const { draft, cited, ledger, doubts } = await check('In January, 61 % rode to work on every working day [s1].');
    expect(draft).toMatch(/^In January, 61 % rode to work on every working day \[s1\.\d+\.\d+\]\.$/);
    expect(cited).toEqual(['Of them, 61 % rode on every working day of the month.']);
    for (const { source_id, start, quote } of ledger) {
      expect(assignment.texts.get(source_id)?.slice(start, start + quote.length)).toBe(quote);
    }
    expect(doubts).toEqual([]);
  });

  it('is found in whichever source has it, also without a mark and under a wrong one', async () => {
    expect((await check('Of 212 breakdowns, 121 were brakes.')).cited).toEqual(['121 of 212 breakdowns were brakes.']);
    expect((await check('Of 212 breakdowns, 121 were brakes [s1].')).cited).toEqual([
      '121 of 212 breakdowns were brakes.',
    ]);
  });

  it('is found for the cells of a table, whose marks are gone like all others', async () => {
    const table = '| Check | Price |\n|---|---|\n| Winter check | €89 [s2] |\n| For bikes bought from us | €69 [s2] |';
    const quote = 'Winter check 89 euro flat, 69 for bikes bought from us.';
    const cell = { n: 4, verdict: 'supported', source: 's2', quote };
    const { draft, doubts } = await check(table, says(cell, { ...cell, n: 6 }));
    expect(draft).not.toContain('[s2]');
    expect(draft).toMatch(/^\| For bikes bought from us \| €69 \[s2\.\d+\.\d+\] \|$/m);
    expect(doubts).toEqual([]);
  });

  it('holds the words of a quotation, with who says them', async () => {
    const { cited } = await check('“Most breakdowns that we see are brakes,” says Ada Brandt of the workshop [s1].');
    expect(cited[0]).toContain('says Ada Brandt');
  });

  it('is left as it is where a quotation goes over two sentences', async () => {
    const said =
      'Brandt: “Cold hardly ever stops a bike that comes to our workshop. A brake that has dragged for weeks before anybody rings us does.”';
    const { draft } = await check(`${said} [s1]`, '{"supported": [1, 2]}');
    expect(draft.replaceAll(/ ?\[s1\.[\d.]+\]/g, '')).toBe(said);
  });

  it('may be two passages, each with a figure of its own', async () => {
    const { cited } = await check('Asked in 2025, 61 % rode daily, though a cold bike came 28 km far [s1].');
    expect(cited.join(' ')).toMatch(/61 %.*28 km|28 km.*61 %/);
  });

  it('is shown to the model, which compares the two', async () => {
    const { asked } = await check('In January, 61 % rode to work on every working day [s1].');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.useCase).toBe('check');
    expect(asked[0]?.prompt).toContain('Check this piece: LinkedIn Post, variant 2.\n');
    expect(asked[0]?.prompt).toContain(
      '<passage id="s1">Of them, 61 % rode on every working day of the month.</passage>',
    );
  });

  it('may be pointed out by the model, which knows other words for the same', async () => {
    const written = 'Riders take them inside [s1].';
    const quote = 'The testers charged them indoors.';
    const found = await check(written, says({ n: 1, verdict: 'supported', source: 's1', quote }));
    expect(found.cited).toEqual([quote]);
  });

  it('may be a sum of figures of the source, as long as it is right', async () => {
    const quote = 'at minus ten degrees the test bikes came 28 km far instead of 43 km';
    const verdict = { n: 1, verdict: 'supported', source: 's1', quote };
    const written = 'In the cold the test bikes lost 15 km of their way [s1].';
    const right = await check(written, says({ ...verdict, sum: '43 - 28 = 15' }));
    expect(right.doubts).toEqual([]);
    expect(right.cited).toEqual([quote]);
    const wrong = await check(
      written.replace('15', '16'),
      says({ ...verdict, sum: '43 - 28 = 16' }),
      '{"sentences": []}',
    );
    expect(wrong.doubts.map(({ text }) => text)).toEqual(['16 km']);
  });

  it('may be a sum in a sentence that the model puts in the place of another, or finds right when it is asked again', async () => {
    const quote = 'at minus ten degrees the test bikes came 28 km far instead of 43 km';
    const sum = { source: 's1', quote, sum: '43 - 28 = 15' };
    const instead = 'The test bikes lost 15 km in the cold.';
    const written = 'All bikes lose 15 km in the cold [s1].';
    const mended = await check(written, says({ n: 1, verdict: 'bent', why: 'Not all.', instead, ...sum }));
    expect(mended.doubts).toEqual([]);
    expect(mended.draft).toMatch(/^The test bikes lost 15 km in the cold \[s1\.\d+\.\d+\]\.$/);
    const asked = await check(instead, '{"sentences": []}', says({ n: 1, verdict: 'supported', ...sum }));
    expect([asked.doubts, asked.cited]).toEqual([[], [quote]]);
  });

  it('may be in two places, of which the model names one', async () => {
    const written = 'Of 840 owners 61 % rode daily, and 121 of our breakdowns were brakes.';
    const quote = 'Of them, 61 % rode on every working day of the month.';
    const found = await check(written, says({ n: 1, verdict: 'supported', source: 's1', quote }));
    expect(found.doubts).toEqual([]);
  });

  it('may be named by the number of its sentence alone, where the passage that was shown bears it out', async () => {
    const written = 'Riders take them inside, the testers found indoors charging [s1].';
    expect((await check(written, '{"supported": [1], "sentences": []}')).cited).toEqual([
      'The testers charged them indoors.',
    ]);
  });

  it('is nothing where the model quotes what its source does not say, and nothing near was shown', async () => {
    const verdict = { n: 1, verdict: 'supported', source: 's1', quote: 'All riders do so.' };
    expect((await check('Riders do so, too.', says(verdict))).cited).toEqual([]);
  });
});

describe('what nothing bears out', () => {
  const INVENTED = 'It squeaks first. A check saves 300 euro a year. Listen tomorrow.';

  it('is mended by the sentence alone that the model puts in its place', async () => {
    const { draft, doubts } = await check(
      INVENTED,
      says({
        n: 2,
        verdict: 'unsupported',
        instead: 'A check costs 89 euro flat.',
        source: 's2',
        quote: 'Winter check 89 euro flat',
      }),
    );
    expect(draft.replace(/ \[[^\]]*\]/g, '')).toBe('It squeaks first. A check costs 89 euro flat. Listen tomorrow.');
    expect(doubts).toEqual([]);
  });

  it('is asked about once more, with its neighbours and the nearest passages, and then is a doubt', async () => {
    const bad = says({ n: 2, verdict: 'unsupported', instead: 'A check saves 400 euro a year.' });
    const { asked, doubts, draft } = await check(INVENTED, bad, bad);
    expect(asked).toHaveLength(2);
    expect(asked[1]?.prompt).toContain('Check this piece: LinkedIn Post, variant 2.\n');
    expect(asked[1]?.prompt).toContain('<sentence n="1">It squeaks first.</sentence>');
    expect(asked[1]?.prompt).toContain('<problem>No source says 300 euro.');
    expect(doubts).toMatchObject([{ kind: 'amount', text: '300 euro' }]);
    expect(draft).toBe(INVENTED);
  });

  it('may be left out', async () => {
    const { draft, doubts } = await check(INVENTED, says({ n: 2, verdict: 'unsupported', instead: '' }));
    expect(draft).toBe('It squeaks first. Listen tomorrow.');
    expect(doubts).toEqual([]);
  });

  it('is a doubt as a whole where it says more than its source without a figure', async () => {
    const bent = says({ n: 1, verdict: 'bent', why: 'the source speaks of one workshop' });
    const { doubts, cited } = await check('Every workshop sees brakes fail in winter [s1].', bent, bent);
    expect(doubts).toMatchObject([{ kind: 'statement', text: 'Every workshop sees brakes fail in winter.' }]);
    expect(cited).toEqual([]);
  });

  it('is not the author’s own view, whatever a model says', async () => {
    const opinion = 'A bike that rests from November to March was bought for the wrong reason.';
    const { doubts, draft } = await check(opinion, says({ n: 1, verdict: 'unsupported', instead: 'Bikes rest.' }));
    expect([draft, doubts]).toEqual([opinion, []]);
  });

  it('is found by code alone where the model cannot be read', async () => {
    const { doubts } = await check(INVENTED, 'I would rather chat.', 'Still.');
    expect(doubts).toMatchObject([{ kind: 'amount', text: '300 euro' }]);
  });
});

describe('words of a source', () => {
  const COPIED = 'At minus ten degrees the test bikes came 28 km far instead of 43 km [s1].';

  it('are said in other words where the model offers some', async () => {
    const instead = 'A cold battery got them 28 km, not 43 km, far.';
    const { draft, asked } = await check(COPIED, says({ n: 1, verdict: 'supported', instead }));
    expect(asked[0]?.prompt).toContain('8 or more words in a row are those of s1');
    expect(draft.replace(/ \[[^\]]*\]/g, '')).toBe(instead);
  });

  it('go into quotation marks where it does not', async () => {
    const { draft, doubts } = await check(COPIED, says(), says());
    expect(draft.replace(/ \[[^\]]*\]/g, '')).toBe(
      '“At minus ten degrees the test bikes came 28 km far instead of 43 km”.',
    );
    expect(doubts).toEqual([]);
  });

  it('are free to use where the source is ours', async () => {
    const { draft, asked } = await check('Winter check 89 euro flat, 69 for bikes bought from us [s2].');
    expect(asked).toHaveLength(1);
    expect(draft).not.toContain('“');
  });
});

it('a text without a sentence asks nobody', async () => {
  expect((await check('---')).asked).toEqual([]);
});
