import { measureReader, READERS } from '../test/evals/text/measure-readers.ts';
import { HELD_OUT, type Part, readCorpus } from '../test/evals/text/read-corpus.ts';

/**
 * `npm run eval:text`: what each reader of text misses and invents; `-- held-out`, `-- second-held-out` and
 * `-- third-held-out` on texts that were not at hand while building, `--details` for each.
 */
const args = process.argv.slice(2);
const part: Part = HELD_OUT.find((one) => args.includes(one)) ?? 'building';
const corpus = readCorpus(part);
const sentences = corpus.reduce((sum, text) => sum + text.sentences.length, 0);
console.log(
  `${part}: ${corpus.length} texts, ${sentences} sentences, ${new Set(corpus.map(({ language }) => language)).size} languages\n`,
);
for (const [name, reader] of Object.entries(READERS)) {
  const { there, missed, invented, details } = measureReader(reader, corpus);
  const share = there === 0 ? '' : ` (${((100 * missed) / there).toFixed(1)} %)`;
  console.log(`${name.padEnd(28)} ${there} there, ${missed} missed${share}, ${invented} invented`);
  if (args.includes('--details')) for (const line of details) console.log(`  ${line}`);
}
