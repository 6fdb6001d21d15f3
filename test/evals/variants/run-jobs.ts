import type { ApiClient } from '../../support/api-client.ts';
import {
  coverageNotes,
  type CoveredJob,
  type JobGates,
  measureAbstention,
  measureCoverage,
  measureJobs,
} from '../report/measure-jobs.ts';
import type { Section } from '../report/rows.ts';
import type { Dossier } from '../subject/dossier.ts';
import { runTopic } from '../subject/run-topic.ts';
import { inTurns, type Stage } from './stage.ts';

export interface JobPlan {
  readonly title: string;
  readonly formats: readonly string[];
  readonly gates?: JobGates;
}

export interface JobsRun {
  readonly covered: readonly CoveredJob[];
  readonly empty: readonly Dossier[];
}

/** Every topic of the stage, and every nonsense one, as a job each. */
export async function runJobs(
  api: ApiClient,
  { topics, nonsense, web: { hosts } }: Stage,
  formats: readonly string[],
): Promise<JobsRun> {
  const covered = await inTurns(topics, async (topic) => ({
    topic,
    dossier: await runTopic(api, { name: topic.id, topic: topic.topic, formats, hosts }),
  }));
  const empty = await inTurns(nonsense, (topic) =>
    runTopic(api, { name: topic, topic, formats: ['X Post', 'Blog Post'], hosts }),
  );
  return { covered, empty };
}

export function judgeRun({ covered, empty }: JobsRun, { title, gates }: JobPlan, { web }: Stage): Section {
  const dossiers = covered.map(({ dossier }) => dossier);
  return {
    title,
    rows: [
      ...measureJobs([...dossiers, ...empty], gates),
      ...measureCoverage(covered, web),
      ...(empty.length === 0 ? [] : [measureAbstention(empty)]),
    ],
    notes: [...coverageNotes(covered), ...(empty.length === 0 ? [] : [offered(empty)])],
  };
}

/** How hard it was to find nothing. */
function offered(dossiers: readonly Dossier[]): string {
  const found = dossiers.map(({ job }) =>
    (job.research_results?.searches ?? []).reduce((sum, search) => sum + search.found, 0),
  );
  const pages = found.reduce((sum, count) => sum + count, 0);
  return `nonsense topics: ${pages} pages were offered, for ${found.filter(Boolean).length} of ${found.length} topics`;
}
