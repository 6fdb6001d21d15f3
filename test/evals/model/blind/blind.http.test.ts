import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../../../../src/server/config/read-settings.ts';
import { type FakeModelServer, startFakeModelServer } from '../../../fakes/fake-model-server.ts';
import { configuredModels } from '../run/configured-models.ts';
import { readBlindOrder } from './blind-order.ts';
import { shareInterval } from '../../../../src/server/usage/estimate/share-interval.ts';
import { prepareRanking, scoreRanking } from './blind-ranking.ts';
import { prepareFacts, scoreFacts } from './fact-sheets.ts';
import { ARMS, writeArm } from './write-arm.ts';

// The quick form of `npm run eval:blind`: one order, a scripted model, and readers who rank by a rule.
let server: FakeModelServer;

beforeAll(async () => {
  server = await startFakeModelServer();
});
afterAll(async () => {
  await server.close();
});

const ORDER = {
  id: 'library-seeds',
  topic: 'A seed library in a branch library',
  opinion: 'Lend seeds without a card. A form at the door keeps out the very people who grow things.',
  brand: {
    name: 'Elm Lane Library',
    audience: 'branch librarians',
    tone: 'conversational',
    facts: ['Elm Lane has lent seeds since 2019.'],
  },
  sources: [
    {
      title: 'What we counted',
      ours: true,
      text: 'We lent 340 packets of seeds in the spring of 2025. 41 of them came back as seeds of the next year. No packet was stolen from the shelf.',
    },
    {
      title: 'Seed libraries in the county',
      url: 'https://county-growers.example/seed-libraries',
      author: 'County Growers',
      date: '2025-02-03',
      text: 'Twelve branch libraries in the county lend seeds. Nine of them ask for no card. The survey found that branches without a card lent twice as many packets.',
    },
  ],
  pieces: { 'X Post': 1, 'LinkedIn Post': 1 },
};

it('has every arm write an order, shows readers the texts without signs of who wrote them, and scores what they say', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-blind-'));
  writeFileSync(join(folder, 'order.json'), JSON.stringify(ORDER));
  const order = readBlindOrder(join(folder, 'order.json'));
  const env = { LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: server.url, LLM_MODEL: 'fake' };
  const { model } = await configuredModels(readSettings(env), env);
  if (!model) throw new Error('no model');
  const out = join(folder, 'out');
  for (const arm of ARMS)
    expect(await writeArm(order, arm, { model, out, signal: new AbortController().signal })).toEqual([]);

  const files = ['library-seeds-linkedin-post-1.md', 'library-seeds-x-post-1.md'];
  for (const arm of ARMS) expect(readdirSync(join(out, 'texts', arm)).sort()).toEqual(files);
  const whole = readFileSync(join(out, 'whole', 'best', 'library-seeds.md'), 'utf8');
  expect(whole).toContain('Seed libraries in the county (county-growers.example)');
  expect(prepareRanking(out, 2)).toEqual({ texts: 2, arms: [...ARMS].sort() });

  const key: Record<string, string[]> = JSON.parse(readFileSync(join(out, 'key.json'), 'utf8'));
  const orders = Object.values(key);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(2);
  for (const reader of ['reader-1', 'reader-2']) {
    const seen = readdirSync(join(out, reader)).sort();
    expect(seen).toEqual(['README.md', 'brief-library-seeds.md', ...files].sort());
    const text = readFileSync(join(out, reader, 'library-seeds-x-post-1.md'), 'utf8');
    expect(text).not.toMatch(/\[\d\]|\[\[|https?:|\bbest\b.*=====/);
    expect(readFileSync(join(out, reader, 'brief-library-seeds.md'), 'utf8')).toContain(
      'Nine of them ask for no card.',
    );
    // The first reader likes the arms by the alphabet, the second the other way round.
    const said = files.map((file) => {
      const name = file.replace('.md', '');
      const letters = ['P', 'Q', 'R', 'S'];
      const arms = key[`${reader.slice(-1)}/${name}`] ?? [];
      const rank = letters.toSorted((one, other) => {
        const armOf = (letter: string) => arms[letters.indexOf(letter)] ?? '';
        return reader === 'reader-1' ? armOf(one).localeCompare(armOf(other)) : armOf(other).localeCompare(armOf(one));
      });
      const each = (value: unknown) => Object.fromEntries(letters.map((letter) => [letter, value]));
      return [name, { rank, score: each(7), keep: each(80), unsupported: each([]), why: 'By the alphabet.' }];
    });
    writeFileSync(join(out, reader, 'result.json'), JSON.stringify(Object.fromEntries(said)));
  }
  const lines = scoreRanking(out);
  expect(lines).toContain('best before turns: 2 of 4 (50 %, 90 % interval 18 % to 82 %)');
  expect(lines).toContain('best: first 2 of 4, score 7.0, kept 80 %, not borne out 0 in 4 readings');
  expect(lines).toContain('1/library-seeds-x-post-1: best > fast > prompt > turns. By the alphabet.');

  // Readers of facts see what the check says of each text of the product, and not which mode wrote it.
  expect(prepareFacts(out, 2)).toBe(4);
  const sheets = readdirSync(join(out, 'facts-1')).filter((name) => name.startsWith('library-seeds'));
  expect(sheets.map((name) => name.replace(/-[PQ]\.md$/, '.md'))).toEqual(files.flatMap((name) => [name, name]));
  const [first = ''] = sheets;
  const sheet = readFileSync(join(out, 'facts-1', first), 'utf8');
  expect(sheet).toMatch(/1\. \((?:a source|the brand’s own words|the author’s opinion|nothing; it needs no source)\)/);
  const none = { notBorneOut: [], wrongGrounds: [], wrongFlags: [], wrongCitations: [] };
  const named = sheets.map((name) => name.replace('.md', ''));
  const wrong = { ...none, notBorneOut: ['Two in three.'], wrongGrounds: [1] };
  const label = (reader: string, said: object) => writeFileSync(join(out, reader, 'labels.json'), JSON.stringify(said));
  label('facts-1', Object.fromEntries(named.map((name) => [name, none])));
  label('facts-2', Object.fromEntries(named.map((name, at) => [name, at === 0 ? wrong : none])));
  const found = scoreFacts(out);
  const arm = JSON.parse(readFileSync(join(out, 'facts-key.json'), 'utf8'))[named[0] ?? ''];
  expect(found).toContain(`${arm}: 4 readings of 2 pieces`);
  expect(found).toContain(`  2/${arm}/${files[0]?.replace('.md', '')}: not borne out: Two in three.`);
  expect(found.filter((line) => line === '  not borne out: 0')).toHaveLength(1);
});

it('gives the interval of a share', () => {
  // 20 of 32: 0.48 and 0.75, by hand.
  const [low, high] = shareInterval(20, 32, '90 %');
  expect(low).toBeCloseTo(0.479, 2);
  expect(high).toBeCloseTo(0.751, 2);
});

it('says what is wrong with an order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'manifold-blind-'));
  const path = join(folder, 'order.json');
  writeFileSync(path, JSON.stringify({ ...ORDER, pieces: { Sonnet: 1 } }));
  expect(() => readBlindOrder(path)).toThrow('no format is called Sonnet');
  writeFileSync(path, JSON.stringify({ ...ORDER, topic: undefined, oppinion: 'x' }));
  expect(() => readBlindOrder(path)).toThrow(/topic[\s\S]*oppinion|oppinion[\s\S]*topic/);
});
