import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { printRecording, recordingOf } from '../../../recorded/recording.ts';
import { replay } from '../../../recorded/replay.ts';
import type { ToldRun } from '../counted/measure-counted.ts';
import type { JudgedPair } from '../judged/judge-job.ts';
import type { JobRun } from '../run/run-job.ts';
import { printJob } from './print-job.ts';

/** Writes a job to be read into the folder; returns where it stands. */
export function keepPieces(folder: string, told: ToldRun, pairs: readonly JudgedPair[]): string {
  return keep(folder, nameOf(told.run), printJob(told, pairs));
}

/** A job in the fast mode stands beside the same job in the best one. */
const nameOf = ({ job: { name }, mode }: Pick<JobRun, 'job' | 'mode'>): string =>
  mode === 'fast' ? `${name}-fast` : name;

/** Writes a job to be replayed into the folder, replays it, and says in words how that went. Throws where no model wrote it. */
export async function keepRecording(folder: string, run: JobRun): Promise<string> {
  const { assignment, sources, mode, memory, calls } = run;
  const { topic, persona, pieces } = run.job;
  const name = nameOf(run);
  const formats = pieces.filter(({ variant }, at) => pieces[at + 1]?.variant !== variant + 1);
  const wanted = formats.map(({ format, variant }) => `${format}:${variant}`).join(',');
  // Where recordings belong, wherever this one is kept for now.
  const command = `npm run eval -- --topic ${topic.id} --persona ${persona.id} --formats "${wanted}" --mode ${mode} --record test/recorded`;
  const recording = recordingOf({ name, command, assignment, sources, pieces, mode, memory, calls });
  const path = keep(folder, name, printRecording(recording));
  const { faults } = await replay(recording);
  if (faults.length === 0) return `${path}, which can be replayed`;
  return [`${path}, which is no fixture as it stands:`, ...faults.map((fault) => `    - ${fault}`)].join('\n');
}

function keep(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.md`);
  writeFileSync(path, text);
  return path;
}
