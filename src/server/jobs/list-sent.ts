import type { SentToVendor } from '../../core/contracts/sent.ts';
import type { Principal } from '../auth/principal.ts';
import { shownVendor } from '../llm/failure-rules.ts';
import type { UseCase } from '../llm/use-cases.ts';
import { listCallsOfJob } from '../usage/usage.store.ts';
import type { UsageCallRow } from '../usage/usage.store.ts';
import { LEFT_OUT, prepareShownSources } from '../writing/sources/shown-sources.ts';
import type { ShownSource } from '../writing/sources/shown-sources.ts';
import type { Assignment } from '../writing/writer.ts';
import { assignmentOf } from './assignment.ts';
import type { JobContext } from './job-context.ts';
import { ownedJob } from './owned-job.ts';

type Sent = SentToVendor['texts'][number];

/** Which texts of the caller's job went to which vendor, by the calls that were made; empty where no model was asked. */
export async function listSent(
  { database: { db } }: Pick<JobContext, 'database'>,
  principal: Principal,
  jobId: string,
): Promise<SentToVendor[]> {
  const job = await ownedJob(db, principal, jobId);
  const calls = await listCallsOfJob(db, principal.userId, job.id);
  if (calls.length === 0) return [];
  const assignment = await assignmentOf(db, job);
  const { shown, withheld } = await prepareShownSources(assignment);
  const sources = shown.map(sourceSent);
  return [...Map.groupBy(calls, shownVendor)].map(([vendor, own]) => ({
    vendor,
    models: [...new Set(own.map(({ model }) => model))],
    calls: own.length,
    first_at: momentOf(own[0]),
    last_at: momentOf(own.at(-1)),
    texts: textsSent(own, assignment, readsWhole(own, calls) ? sources : sources.map(inPart)),
    withheld: reads(own)
      ? withheld.map(({ id, title }) => ({ source_id: id, title, noted: notes(own) || isOlder(own) }))
      : [],
  }));
}

/** The use cases that older projects have beside the plan: their prompts held claims, which are passages of the sources. */
const OLDER = ['piece', 'repair'] as const;

const has = (calls: readonly UsageCallRow[], ...of: readonly (UseCase | (typeof OLDER)[number])[]) =>
  calls.some(({ useCase }) => of.some((use) => use === useCase));

const isOlder = (calls: readonly UsageCallRow[]) => has(calls, ...OLDER);
const writes = (calls: readonly UsageCallRow[]) => has(calls, 'plan', 'draft', 'edit', 'check') || isOlder(calls);
const notes = (calls: readonly UsageCallRow[]) => has(calls, 'brief');
const reads = (calls: readonly UsageCallRow[]) => writes(calls) || notes(calls);

/** Of the plans of a project with older pieces nobody knows how old they are, unless newer pieces went the same way. */
const readsWhole = (own: readonly UsageCallRow[], all: readonly UsageCallRow[]) =>
  has(own, 'draft', 'edit', 'check') || (has(own, 'plan') && !isOlder(all));

const momentOf = (call: UsageCallRow | undefined) => (call?.at ?? new Date(0)).toISOString();

function textsSent(
  calls: readonly UsageCallRow[],
  { opinion, replies = [] }: Assignment,
  sources: readonly Sent[],
): Sent[] {
  const hasWritten = writes(calls);
  return [
    one('topic'),
    // Notes are taken for its audience.
    ...(hasWritten || notes(calls) ? [{ ...one('persona'), whole: hasWritten }] : []),
    ...(hasWritten && opinion !== '' ? [one('opinion')] : []),
    ...(hasWritten && replies.length > 0 ? [one('replies')] : []),
    // Who only takes notes of the sources gets passages of them.
    ...(hasWritten ? sources : notes(calls) ? sources.map(inPart) : []),
    ...(has(calls, 'draft', 'edit', ...OLDER) ? [one('plan')] : []),
    ...(has(calls, 'draft', 'edit', 'check', 'repair') ? [one('pieces')] : []),
  ];
}

const one = (kind: Sent['kind']): Sent => ({ kind, source_id: null, title: '', whole: true });

const inPart = (source: Sent): Sent => ({ ...source, whole: false });

const sourceSent = ({ source, text }: ShownSource): Sent => ({
  kind: 'source',
  source_id: source.id,
  title: source.title,
  whole: !text.includes(LEFT_OUT),
});
