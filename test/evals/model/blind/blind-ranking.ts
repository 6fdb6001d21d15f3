import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shareInterval } from '../../../../src/server/usage/estimate/share-interval.ts';

const LETTERS = ['P', 'Q', 'R', 'S', 'T'] as const;
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
    throw new RangeError('Two to five ways of writing can be ranked.');
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

/** A reader's word on one piece, with who wrote what. */
interface Ranked {
  /** Reader and piece. */
  readonly name: string;
  readonly verdict: z.infer<typeof verdict>;
  /** By the places of their letters. */
  readonly arms: readonly string[];
  /** Best first. */
  readonly order: readonly string[];
}

/** What the readers said, as lines to be printed: pairs, then arms, then each reason. Throws `RangeError` where a rank is none. */
export function scoreRanking(out: string): string[] {
  const { ranked, missing } = readRanked(out);
  const names = [...new Set(ranked.flatMap(({ arms }) => arms))].sort();
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => tellPair(ranked, one, other)));
  const reasons = ranked.map(({ name, order, verdict: { why } }) => `${name}: ${order.join(' > ')}. ${why}`);
  return [
    ...pairs,
    '',
    ...names.map((arm) => tellArm(ranked, arm)),
    '',
    ...[...reasons, ...missing.map((name) => `${name}: not ranked`)].sort(),
  ];
}

function readRanked(out: string): { ranked: Ranked[]; missing: string[] } {
  const whose = Object.entries(key.parse(JSON.parse(readFileSync(join(out, 'key.json'), 'utf8'))));
  const readers = new Set(whose.map(([name]) => name.split('/')[0] ?? ''));
  const results = new Map(
    [...readers].map((reader) => [reader, resultOf(join(out, `reader-${reader}`, 'result.json'))]),
  );
  const missing: string[] = [];
  const ranked = whose.flatMap(([name, arms]): Ranked[] => {
    const [reader = '', file = ''] = name.split('/');
    const said = results.get(reader)?.[file];
    if (!said) {
      missing.push(name);
      return [];
    }
    const order = said.rank.map((letter) => arms[LETTERS.findIndex((known) => known === letter)] ?? '?');
    if (new Set(order).size !== arms.length || order.includes('?'))
      throw new RangeError(`${name}: rank must name each text once`);
    return [{ name, verdict: said, arms, order }];
  });
  return { ranked, missing };
}

function resultOf(path: string): z.infer<typeof result> {
  return existsSync(path) ? result.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function tellPair(ranked: readonly Ranked[], one: string, other: string): string {
  const both = ranked.filter(({ arms }) => arms.includes(one) && arms.includes(other));
  const won = both.filter(({ order }) => order.indexOf(one) < order.indexOf(other)).length;
  const [low, high] = shareInterval(won, both.length, '90 %');
  return `${one} before ${other}: ${won} of ${both.length} (${percent(won / both.length)}, 90 % interval ${percent(low)} to ${percent(high)})`;
}

function tellArm(ranked: readonly Ranked[], arm: string): string {
  const own = ranked.flatMap(({ arms, order, verdict: { score, keep, unsupported } }) => {
    const letter = LETTERS[arms.indexOf(arm)];
    if (letter === undefined) return [];
    return [
      {
        score: score[letter] ?? Number.NaN,
        keep: keep[letter] ?? Number.NaN,
        unsupported: unsupported[letter]?.length ?? 0,
        isFirst: order[0] === arm,
      },
    ];
  });
  const first = own.filter(({ isFirst }) => isFirst).length;
  const unsupported = own.reduce((sum, one) => sum + one.unsupported, 0);
  const [score, kept] = [mean(own.map((one) => one.score)), mean(own.map((one) => one.keep))];
  return `${arm}: first ${first} of ${own.length}, score ${score.toFixed(1)}, kept ${kept.toFixed(0)} %, not borne out ${unsupported} in ${own.length} readings`;
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
