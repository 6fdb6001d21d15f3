import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { WritingMode } from '../../../core/contracts/job.ts';
import { jobs, outputs } from '../../jobs/jobs.table.ts';
import type { UseCase } from '../../llm/use-cases.ts';
import type { Executor } from '../../storage/database.ts';
import { rowsOf } from '../../storage/rows.ts';
import { usageCalls } from '../usage.table.ts';

/** Calls that are looked at, the newest ones: those of some two hundred jobs. */
const WINDOW = 3_000;

/** A model as a call of it is written down. */
export interface CalledModel {
  readonly provider: string;
  readonly model: string;
}

/** What pieces of one format, or the plans or briefs of jobs, took: each with all its calls, failed and repeated ones included. */
export interface MeasuredRow {
  /** The label of a format, or empty. */
  readonly format: string;
  readonly count: number;
  /** Tenth and ninetieth percentile. */
  readonly calls: readonly [number, number];
  readonly input: readonly [number, number];
  /** Of the input, from 0 to 1. */
  readonly cached: readonly [number, number];
  readonly output: readonly [number, number];
  readonly meanOutput: number;
  /** Of the job, that a brief or plan was made for. */
  readonly meanPieces: number;
}

/** Pieces of the installation's newest calls, by format. One that was written several times counts once, with the mean. */
export async function measurePieces(db: Executor, by: CalledModel, mode: WritingMode): Promise<MeasuredRow[]> {
  const first = sql`c.use_case = 'draft'`;
  return await measure(
    db,
    sql`select o.format, ${meanOf({ all: sql`true`, first })}
      from recent c
      join ${outputs} o on o.id = c.output_id and o.status = 'completed'
      join ${jobs} j on j.id = o.job_id and j.mode = ${mode}
      where c.use_case in ('draft', 'edit', 'check')
      group by c.output_id, o.format
      having ${isWhole({ all: sql`true`, first }, by)}`,
  );
}

/** The same of what whole jobs share. */
export async function measureShared(
  db: Executor,
  useCase: Extract<UseCase, 'brief' | 'plan'>,
  by: CalledModel,
): Promise<MeasuredRow | null> {
  const all = sql`c.use_case = ${useCase}`;
  const [row] = await measure(
    db,
    sql`select '' as format, ${meanOf({ all, first: all })}
      from recent c where c.job_id is not null
      group by c.job_id
      having ${isWhole({ all, first: all }, by)}`,
  );
  return row ?? null;
}

/** Which calls of a group count, and which of them begin the work. */
interface Counted {
  readonly all: SQL;
  readonly first: SQL;
}

/** Sums of a group over the times that its work was done. */
function meanOf({ all, first }: Counted): SQL {
  const done = sql`count(*) filter (where ${first} and c.failure is null)`;
  const sum = (column: string) => sql`coalesce(sum(${sql.raw(`c.${column}`)}) filter (where ${all}), 0)::float8`;
  return sql`(count(*) filter (where ${all}))::float8 / ${done} as calls,
    ${sum('input_tokens')} / ${done} as input,
    coalesce(${sum('cached_input_tokens')} / nullif(${sum('input_tokens')}, 0), 0) as cached,
    ${sum('output_tokens')} / ${done} as output,
    count(distinct c.output_id)::float8 / ${done} as pieces`;
}

/** It was done, by this model, and every token of it was told. */
const isWhole = ({ all, first }: Counted, { provider, model }: CalledModel): SQL =>
  sql`bool_or(${first} and c.failure is null)
    and bool_and(not (${all}) or (c.input_tokens is not null and c.output_tokens is not null))
    and bool_and(not (${first}) or (c.provider = ${provider} and c.model = ${model}))`;

/** Ids are ordered by time, so that the newest calls are found by their key. */
async function measure(db: Executor, things: SQL): Promise<MeasuredRow[]> {
  const edges = (column: string) => {
    const name = sql.raw(column);
    return sql`percentile_cont(array[0.1, 0.9]) within group (order by ${name}) as ${name}`;
  };
  const result = await db.execute(sql`
    with recent as (select * from ${usageCalls} order by id desc limit ${WINDOW}),
    things as (${things})
    select format, count(*)::int as count, ${edges('calls')}, ${edges('input')}, ${edges('cached')}, ${edges('output')},
      avg(output)::float8 as "meanOutput", avg(pieces)::float8 as "meanPieces"
    from things group by format`);
  return rowsOf<MeasuredRow>(result);
}
