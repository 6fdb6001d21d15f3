import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readFacts } from '../../judges/read-facts.ts';
import { nameOfPiece } from '../../../recorded/task-of-call.ts';
import type { ToldRun } from '../counted/measure-counted.ts';

/** A piece with all that its fact check says of it, for readers who hold it against the sources. */
const factSheet = z.object({
  text: z.string(),
  /** As the text went to the check. */
  before: z.string(),
  sentences: z.array(z.object({ words: z.string(), ground: z.enum(['source', 'ours', 'opinion', 'none']) })),
  flags: z.array(z.string()),
  citations: z.array(z.object({ quote: z.string(), source: z.string() })),
});
export type FactSheet = z.infer<typeof factSheet>;

const GROUND_NAMES = {
  source: 'a source',
  ours: 'the brand’s own words',
  opinion: 'the author’s opinion',
  none: 'nothing; it needs no source',
} as const;

const labels = z.record(
  z.string(),
  z.object({
    notBorneOut: z.array(z.string()),
    wrongGrounds: z.array(z.int()),
    wrongFlags: z.array(z.int()),
    wrongCitations: z.array(z.int()),
  }),
);

const TASK = `# Hold these texts against their sources

\`brief-*.md\` has the sources in full, the brand's facts and the author's opinion. Each other file is one text written from them, with what a fact check says of it. Judge facts alone, not the prose. Read every sentence. Look at nothing but this folder.

For each file:

1. \`notBorneOut\`: the statements of fact in the text (figures, findings, dates, who said or did what, promises of the brand) that neither sources nor brand nor opinion bear out, or that bend what these say; word for word. Rounding, sums that come out, common advice, views, jokes and invented examples that are plainly examples are no facts. What the text itself marks as "[Check: …]" is not counted here.
2. \`wrongGrounds\`: the numbers of the sentences under "What sentences rest on" where that is wrong: "nothing; it needs no source" although the sentence states a finding, figure or event that needs one; or "a source" where no source says it.
3. \`wrongFlags\`: the numbers of the flags at something that sources, brand or opinion do bear out.
4. \`wrongCitations\`: the numbers of the citations that are no ground for anything in the text: nothing of what the quote says stands there.

Write \`labels.json\` into this folder:

    {"FILE-WITHOUT-ENDING": {"notBorneOut": ["..."], "wrongGrounds": [3], "wrongFlags": [], "wrongCitations": []}}
`;

/** The sheets of a run, by the names of their pieces. */
export function factSheetsOf({ run, dossier }: ToldRun): Map<string, FactSheet> {
  const claims = new Map(
    dossier.claims.map(({ claim, source }) => [claim.id, { quote: claim.quote, source: source.title }]),
  );
  const sheets = run.pieces.flatMap(({ planned, written, versions }): [string, FactSheet][] => {
    if (!written) return [];
    const output = dossier.outputs.find(({ id }) => id === nameOfPiece(planned));
    return [
      [
        nameOfPiece(planned),
        {
          text: written.text,
          before: versions.at(-1) ?? written.text,
          sentences: (written.grounds ?? []).map(({ sentence, ground }) => ({ words: sentence, ground })),
          flags: (output?.flags ?? []).map(({ text }) => text),
          citations: (output?.citations ?? []).flatMap(({ claim_id: id }) => claims.get(id) ?? []),
        },
      ],
    ];
  });
  return new Map(sheets);
}

/**
 * Makes `facts-1` and so on, a folder for each reader, of the sheets under `facts/ARM/PIECE.json`; which arm wrote a
 * text stays in `facts-key.json`. Throws `RangeError` where there are none.
 */
export function prepareFacts(out: string, readers: number): number {
  const sheets = readSheets(out);
  if (sheets.length === 0) throw new RangeError(`${out} has no facts/best or facts/fast: write one of these first.`);
  for (let reader = 1; reader <= readers; reader += 1) {
    const folder = join(out, `facts-${reader}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'README.md'), TASK);
    for (const brief of readdirSync(join(out, 'briefs')))
      copyFileSync(join(out, 'briefs', brief), join(folder, `brief-${brief}`));
    for (const { name, sheet } of sheets) writeFileSync(join(folder, `${name}.md`), tellSheet(sheet));
  }
  writeFileSync(
    join(out, 'facts-key.json'),
    JSON.stringify(Object.fromEntries(sheets.map(({ name, arm }) => [name, arm])), null, 1),
  );
  return sheets.length;
}

/** What the readers found, by arm, as lines to be printed. */
export function scoreFacts(out: string): string[] {
  const sheets = readSheets(out);
  const readers = readdirSync(out)
    .filter((name) => /^facts-\d+$/.test(name) && existsSync(join(out, name, 'labels.json')))
    .sort();
  const said = readers.map((reader) =>
    labels.parse(JSON.parse(readFileSync(join(out, reader, 'labels.json'), 'utf8'))),
  );
  const arms = [...new Set(sheets.map(({ arm }) => arm))].sort();
  return arms.flatMap((arm) => {
    const own = sheets.filter((sheet) => sheet.arm === arm);
    const read = own.flatMap(({ name, piece, sheet }) =>
      said.flatMap((one, at) => {
        const label = one[name];
        return label ? [{ name: `${at + 1}/${arm}/${piece}`, label, sheet }] : [];
      }),
    );
    const sum = (numberOf: (one: (typeof read)[number]) => number) => read.reduce((all, one) => all + numberOf(one), 0);
    const needsNone = ({ sheet, label }: (typeof read)[number]) =>
      label.wrongGrounds.filter((number) => sheet.sentences[number - 1]?.ground === 'none').length;
    const factsIn = (textOf: (sheet: FactSheet) => string) =>
      (own.reduce((all, { sheet }) => all + readFacts(textOf(sheet)).length, 0) / own.length).toFixed(1);
    return [
      `${arm}: ${read.length} readings of ${own.length} pieces`,
      `  not borne out: ${sum(({ label }) => label.notBorneOut.length)}`,
      `  "needs no source" wrong: ${sum(needsNone)} of ${sum(({ sheet }) => sheet.sentences.filter(({ ground }) => ground === 'none').length)}`,
      `  other grounds wrong: ${sum((one) => one.label.wrongGrounds.length - needsNone(one))} of ${sum(({ sheet }) => sheet.sentences.filter(({ ground }) => ground !== 'none').length)}`,
      `  flags wrong: ${sum(({ label }) => label.wrongFlags.length)} of ${sum(({ sheet }) => sheet.flags.length)}`,
      `  citations right: ${sum(({ sheet, label }) => sheet.citations.length - label.wrongCitations.length)} of ${sum(({ sheet }) => sheet.citations.length)}`,
      `  figures, dates and quotations of a piece: ${factsIn(({ before }) => before)} before the check, ${factsIn(({ text }) => text)} after`,
      ...read.flatMap(({ name, label, sheet }) => [
        ...label.notBorneOut.map((words) => `  ${name}: not borne out: ${words}`),
        ...label.wrongGrounds.map(
          (number) => `  ${name}: ${sheet.sentences[number - 1]?.ground}: ${sheet.sentences[number - 1]?.words}`,
        ),
        ...label.wrongFlags.map((number) => `  ${name}: flag: ${sheet.flags[number - 1]}`),
        ...label.wrongCitations.map((number) => `  ${name}: citation: ${sheet.citations[number - 1]?.quote}`),
      ]),
    ];
  });
}

interface NamedSheet {
  /** For the reader: piece and a letter instead of the arm. */
  readonly name: string;
  readonly piece: string;
  readonly arm: string;
  readonly sheet: FactSheet;
}

function readSheets(out: string): NamedSheet[] {
  const folder = join(out, 'facts');
  const arms = existsSync(folder) ? readdirSync(folder).sort() : [];
  return arms.flatMap((arm, at) =>
    readdirSync(join(folder, arm))
      .sort()
      .map((file, place) => {
        const piece = file.replace(/\.json$/, '');
        // The letters change places from piece to piece.
        const letter = String.fromCharCode('P'.charCodeAt(0) + ((at + place) % arms.length));
        const sheet = factSheet.parse(JSON.parse(readFileSync(join(folder, arm, file), 'utf8')));
        return { name: `${piece}-${letter}`, piece, arm, sheet };
      }),
  );
}

function tellSheet({ text, sentences, flags, citations }: FactSheet): string {
  const numbered = (lines: readonly string[]) =>
    lines.map((line, at) => `${at + 1}. ${line.replace(/\s*\n\s*/g, ' ')}`).join('\n') || 'None.';
  return `${[
    `~~~~\n${text}\n~~~~`,
    `## What sentences rest on\n\n${numbered(sentences.map(({ words, ground }) => `(${GROUND_NAMES[ground]}) ${words}`))}`,
    `## Flags\n\n${numbered(flags)}`,
    `## Citations\n\n${numbered(citations.map(({ quote, source }) => `"${quote}" (${source})`))}`,
  ].join('\n\n')}\n`;
}
