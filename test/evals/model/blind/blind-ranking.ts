import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LETTERS = ['P', 'Q', 'R', 'S'] as const;
const key = z.record(z.string(), z.array(z.string()));
const byLetter = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);
const verdict = z.object({
  rank: z.array(z.string()),
  score: byLetter(z.number().min(1).max(10)),
  keep: byLetter(z.number().min(0).max(100)),
  unsupported: byLetter(z.array(z.string())),
  why: z.string(),
});
const result = z.record(z.string(), verdict);

/** What each reader is asked; stands beside the texts as `README.md`. */
const TASK = `# Rank these texts

You are the editor who publishes for this brand. \`brief-*.md\` says what was ordered: topic, brand, audience, the author's opinion, and all sources. Each other file holds several texts written for that order, named by letters; their order differs from file to file. "[…]" stands for a link that was taken out. Judge the words, not the layout, and look at nothing but this folder.

For each file:

1. Rank all texts, best first, without ties: which one would you publish today, under this brand's name? Does it make this reader stop and read on; does it say the author's opinion, and sharply; does it prove it with facts as the sources have them; is it concrete and alive; could only this brand have written it; is it free of filler; does it fit its channel?
2. For each text: the statements of fact (figures, findings, who said what, promises) that neither sources nor opinion nor brand bear out, word for word. Common advice is no fact.
3. For each text: the share of sentences that you would keep as they are, in percent.
4. For each text a score from 1 to 10, and one line for all: why the first beat the second, why the last is last.

Write \`result.json\` into this folder:

    {"FILE-WITHOUT-ENDING": {"rank": ["Q", "P"], "score": {"P": 7, "Q": 8}, "keep": {"P": 70, "Q": 80}, "unsupported": {"P": ["..."], "Q": []}, "why": "..."}}
`;

/**
 * Makes a folder for each reader: briefs, task, and for each piece the texts of all arms in an order of its own, which
 * differs between readers. Who wrote what stays in `key.json`, outside of their folders. Throws `RangeError` where an arm lacks a text.
 */
export function prepareRanking(out: string, readers: number): { texts: number; arms: readonly string[] } {
  const arms = readdirSync(join(out, 'texts')).sort();
  const files = [...new Set(arms.flatMap((arm) => readdirSync(join(out, 'texts', arm))))].sort();
  if (arms.length < 2 || arms.length > LETTERS.length)
    throw new RangeError('Two to four ways of writing can be ranked.');
  const orders = permutations(arms);
  const whose: Record<string, string[]> = {};
  for (let reader = 1; reader <= readers; reader += 1) {
    const folder = join(out, `reader-${reader}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'README.md'), TASK);
    for (const brief of readdirSync(join(out, 'briefs')))
      copyFileSync(join(out, 'briefs', brief), join(folder, `brief-${brief}`));
    for (const [at, file] of files.entries()) {
      // A step that shares no divisor with the number of orders visits them all, so that no arm has a place of its own.
      const order = orders[(at * 7 + (reader - 1) * Math.ceil(orders.length / 2)) % orders.length] ?? arms;
      whose[`${reader}/${file.replace(/\.md$/, '')}`] = order;
      writeFileSync(
        join(folder, file),
        order.map((arm, place) => `===== ${LETTERS[place]} =====\n\n${textOf(out, arm, file)}\n`).join('\n'),
      );
    }
  }
  writeFileSync(join(out, 'key.json'), JSON.stringify(whose, null, 1));
  return { texts: files.length, arms };
}

function textOf(out: string, arm: string, file: string): string {
  const path = join(out, 'texts', arm, file);
  if (!existsSync(path)) throw new RangeError(`${arm} has no ${file}`);
  return readFileSync(path, 'utf8').trim();
}

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

interface Tally {
  readonly score: number[];
  readonly keep: number[];
  unsupported: number;
  first: number;
}

/** What the readers said, as lines to be printed: pairs, then arms, then each reason. */
export function scoreRanking(out: string): string[] {
  const wins = new Map<string, number>();
  const tallies = new Map<string, Tally>();
  const reasons: string[] = [];
  const results = new Map<string, z.infer<typeof result>>();
  for (const [name, order] of Object.entries(key.parse(JSON.parse(readFileSync(join(out, 'key.json'), 'utf8'))))) {
    const [reader = '', file = ''] = name.split('/');
    const said = results.get(reader) ?? resultOf(join(out, `reader-${reader}`, 'result.json'));
    results.set(reader, said);
    const one = said[file];
    if (!one) {
      reasons.push(`${name}: not ranked`);
      continue;
    }
    const armOf = (letter: string) => order[LETTERS.findIndex((known) => known === letter)] ?? '?';
    const ranked = one.rank.map(armOf);
    if (new Set(ranked).size !== order.length || ranked.includes('?'))
      throw new RangeError(`${name}: rank must name each text once`);
    for (const [place, better] of ranked.entries())
      for (const worse of ranked.slice(place + 1))
        wins.set(`${better}>${worse}`, (wins.get(`${better}>${worse}`) ?? 0) + 1);
    for (const [place, arm] of order.entries()) {
      const letter = LETTERS[place] ?? '';
      const tally = tallies.get(arm) ?? { score: [], keep: [], unsupported: 0, first: 0 };
      tallies.set(arm, tally);
      tally.score.push(one.score[letter] ?? Number.NaN);
      tally.keep.push(one.keep[letter] ?? Number.NaN);
      tally.unsupported += one.unsupported[letter]?.length ?? 0;
      if (ranked[0] === arm) tally.first += 1;
    }
    reasons.push(`${name}: ${ranked.join(' > ')}. ${one.why}`);
  }
  const arms = [...tallies.keys()].sort();
  const pairs = arms.flatMap((one, at) => arms.slice(at + 1).map((other) => tellPair(wins, one, other)));
  return [...pairs, '', ...arms.map((arm) => tellArm(arm, tallies.get(arm))), '', ...reasons.sort()];
}

function resultOf(path: string): z.infer<typeof result> {
  return existsSync(path) ? result.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function tellPair(wins: ReadonlyMap<string, number>, one: string, other: string): string {
  const won = wins.get(`${one}>${other}`) ?? 0;
  const all = won + (wins.get(`${other}>${one}`) ?? 0);
  const [low, high] = wilson(won, all);
  return `${one} before ${other}: ${won} of ${all} (${percent(won / all)}, 90 % interval ${percent(low)} to ${percent(high)})`;
}

function tellArm(arm: string, tally: Tally | undefined): string {
  if (!tally) return `${arm}: not ranked`;
  const { first, score, keep, unsupported } = tally;
  return `${arm}: first ${first} of ${score.length}, score ${mean(score).toFixed(1)}, kept ${mean(keep).toFixed(0)} %, not borne out ${unsupported} in ${score.length} readings`;
}

/** The 90 % score interval of a share. E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927. */
export function wilson(won: number, all: number): readonly [number, number] {
  const z90 = 1.645;
  const share = won / all;
  const spread = 1 + z90 ** 2 / all;
  const middle = share + z90 ** 2 / (2 * all);
  const half = z90 * Math.sqrt((share * (1 - share)) / all + z90 ** 2 / (4 * all ** 2));
  return [(middle - half) / spread, (middle + half) / spread];
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
