import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedFrom } from '../../../test/support/migrated-from.ts';
import { outputs, outputVersions } from '../jobs/jobs.table.ts';
import { presentOutput } from '../jobs/present-output.ts';
import { payerOf } from '../limits/payer.ts';
import { sumStored } from '../limits/storage-changes.store.ts';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** The versions before it put a line above the text of an outline. */
const BEFORE = '0011_outlines_beside_their_texts';

const JOB = '00000000-0000-7000-8000-000000000001';
const BODY = '# Bread 🍞\n\nRye keeps. [Add: one case]\n\n[Add: a date]';
const LABEL = 'Outline: 2 sources, 2 gaps\n\n';

/** Places count from the label on. */
const at = (words: string) => {
  const start = (LABEL + BODY).indexOf(words);
  return { start, end: start + words.length };
};

/** What a version before wrote. */
const CHECKS = JSON.stringify([
  { id: 'gaps', label: 'Gaps', status: 'warn', detail: '2 left', spans: ['[Add: one case]', '[Add: a date]'].map(at) },
  { id: 'length', label: 'Length', status: 'pass', detail: 'Fits', spans: [] },
]);
/** By variant: the text before, and whether a line of ours stood above it. */
const TEXTS: readonly (readonly [string | null, 'label' | 'none'])[] = [
  [LABEL + BODY, 'label'],
  [`Outline: 1 source, 1 gap\n\n\n\nNow [Add: one case]`, 'label'],
  ['Outline: 0 sources, 1 gap\nBelow it [Add: one case]', 'label'],
  ['Outline: 1 source, 1 gap\n\nThe last one is filled.', 'label'],
  [BODY, 'none'],
  [`Outline: no sources, 2 gaps\n\n${BODY}`, 'none'],
  [`My own outline: 2 sources, 2 gaps\n\n${BODY}`, 'none'],
  [`Outline: 99999999999 sources, 1 gap\n\n${BODY}`, 'none'],
  ['Outline: 2 sources, 2 gaps', 'none'],
  [`Outline: 2 sources, 2 gaps and more\n\n${BODY}`, 'none'],
  [null, 'none'],
];

const quoted = (text: string | null) => (text === null ? 'null' : `'${text.replaceAll("'", "''")}'`);

const DATA = [
  `insert into users (id, name, created_at, updated_at) values ('ann', 'Ann', now(), now())`,
  `insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, created_at, updated_at)
    values ('${JOB}', 'ann', '{}', 'Bread', 'bread', 'completed', '[]', '[]', now(), now())`,
  ...TEXTS.map(
    ([content], index) =>
      `insert into outputs (id, job_id, user_id, format, format_order, variant, status, content, characters, checks, revision, stance, created_at, updated_at)
        values (gen_random_uuid(), '${JOB}', 'ann', 'X Post', 1, ${index + 1}, 'completed', ${quoted(content)}, 7,
          ${content?.endsWith(BODY) ? quoted(CHECKS) : 'null'}, 4, '[{"pointId": "o1", "sentence": "Rye keeps."}]', now(), now())`,
  ),
  `insert into output_versions (output_id, user_id, number, content, characters, citations, flags, stance, checks, layout_version, replaced_at)
    select id, user_id, 1, content, characters, '[]', '[]', '[]', checks, 1, now() from outputs where content is not null`,
];

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await migratedFrom(BEFORE, DATA));
});
afterAll(() => close());

const rows = () => database.db.select().from(outputs).orderBy(asc(outputs.variant));

test('the line goes from the text, and what it said of sources is kept; every other text stays as it is', async () => {
  const told = (await rows()).map((row) => presentOutput(row));
  expect(told.map(({ content, outline }) => [content, outline])).toEqual([
    [BODY, { sources: 2, gaps: 2 }],
    ['\n\nNow [Add: one case]', { sources: 1, gaps: 1 }],
    ['Below it [Add: one case]', { sources: 0, gaps: 1 }],
    ['The last one is filled.', null],
    ...TEXTS.slice(4).map(([content]) => [content, null]),
  ]);
});

test('places count from the beginning of the text', async () => {
  const [first, , , , other] = (await rows()).map((row) => presentOutput(row));
  const words = ({ content, checks }: ReturnType<typeof presentOutput>) =>
    checks.map(({ id, spans }) => [id, spans.map(({ start, end }) => content?.slice(start, end))]);
  expect(first && words(first)).toEqual([
    ['gaps', ['[Add: one case]', '[Add: a date]']],
    ['length', []],
  ]);
  expect(first?.stance.map(({ start, end }) => first.content?.slice(start, end))).toEqual(['Rye keeps.']);
  // What was never counted from a line of ours is left alone.
  expect(other?.checks[0]?.spans[0]).toEqual(at('[Add: one case]'));
});

test('whoever edits the text of before is told that it is another one now', async () => {
  expect((await rows()).map(({ revision }) => revision)).toEqual(TEXTS.map(([, line]) => (line === 'label' ? 5 : 4)));
});

test('earlier texts of a piece are treated alike', async () => {
  const read = await database.db
    .select({ version: outputVersions, piece: outputs })
    .from(outputVersions)
    .innerJoin(outputs, eq(outputs.id, outputVersions.outputId));
  expect(read).toHaveLength(TEXTS.length - 1);
  for (const { version, piece } of read) {
    expect([version.content, version.outlineSources, version.checks]).toEqual([
      piece.content,
      piece.outlineSources,
      piece.checks,
    ]);
  }
});

test('what is stored is counted as it is now, and nothing of the change stays behind', async () => {
  const { db } = database;
  const tables = ['jobs', 'outputs', 'output_versions'];
  const each = tables.map((table) => sql.raw(`select stored_bytes(${table}) as bytes from ${table}`));
  const all = await db.execute(
    sql`select sum(bytes)::float8 as bytes from (${sql.join(each, sql` union all `)}) stored`,
  );
  expect((await sumStored(db, payerOf({ userId: 'ann' }))).bytes).toBe(rowsOf<{ bytes: number }>(all)[0]?.bytes);
  const left = await db.execute(sql`select proname from pg_proc where proname in ('outline_label', 'checks_moved')`);
  expect(rowsOf(left)).toEqual([]);
});
