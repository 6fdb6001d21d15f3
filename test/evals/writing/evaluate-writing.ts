import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWritingCorpus } from '../corpus/read-writing-corpus.ts';
import { printReport } from '../report/print-report.ts';
import type { Section } from '../report/rows.ts';
import { measureWriting } from './measure-writing.ts';
import { printPieces } from './print-pieces.ts';
import { tryWritingJudges } from './self-test.ts';
import { writeCorpus } from './write-corpus.ts';
import type { WritingRun } from './writing-run.ts';

type Print = (text: string) => void;

export const topicNames = (): string[] => readWritingCorpus().map(({ id }) => id);

export interface WritingPlan {
  /** Names of topics; empty for all. */
  readonly topics: readonly string[];
  /** Where the pieces go, to be read; a new folder for temporary files unless given. */
  readonly file?: string | undefined;
}

/** Writes the topics, prints the gates and where the pieces can be read, and returns how many gates were missed. */
export async function evaluateWriting({ topics, file }: WritingPlan, print: Print): Promise<number> {
  const began = performance.now();
  const runs = await writeCorpus(({ id }) => topics.length === 0 || topics.includes(id));
  const sections = judgeWriting(runs, topics.length === 0);
  const missed = printReport(sections, print);
  const path = file ?? join(mkdtempSync(join(tmpdir(), 'manifold-writing-')), 'pieces.md');
  writeFileSync(path, `${printPieces(runs)}\n`);
  const seconds = Math.round((performance.now() - began) / 1_000);
  print(`\n${missed === 0 ? 'All gates passed' : `${missed} gates missed`}, after ${seconds} s`);
  print(`To be read: ${path}`);
  return missed;
}

export function judgeWriting(runs: readonly WritingRun[], whole: boolean): Section[] {
  const pieces = runs.flatMap((run) => run.pieces);
  const outlines = pieces.filter(({ outline }) => outline !== null).length;
  const section: Section = {
    title: 'Built-in writer',
    rows: measureWriting(runs, whole),
    notes: [`${pieces.length} pieces on ${runs.length} topics, ${outlines} of them outlines`],
  };
  return whole ? [section, tryWritingJudges(runs)] : [section];
}
