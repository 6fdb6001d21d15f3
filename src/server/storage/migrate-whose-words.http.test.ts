import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migratedFrom } from '../../../test/support/migrated-from.ts';
import { readMaterials } from '../jobs/job-materials.store.ts';
import { findJobView } from '../jobs/job-view.store.ts';
import { materials } from '../materials/materials.table.ts';
import { listPersonaRows } from '../personas/personas.store.ts';
import type { Database } from './database.ts';

/** The versions before it did not ask whose words a source has. */
const BEFORE = '0013_whose_words';

const JOB = '00000000-0000-7000-8000-000000000001';
const RESEARCH = '00000000-0000-7000-8000-000000000002';
const LONG = 'Rye bread keeps for a week, and wheat bread for two days, said everybody that we have asked so far.';

/** Of each kind one that is kept, one of a project, and the source that it became. */
const DATA = [
  `insert into users (id, name, created_at, updated_at) values ('ann', 'Ann', now(), now())`,
  `insert into personas (id, user_id, name, business_description, marketing_objectives, tone_voice, created_at, updated_at)
    values (gen_random_uuid(), 'ann', 'Bakery', 'Bakers', '[]', 'casual', now(), now())`,
  `insert into findings (id, user_id, brief, summary, ledger, created_at) values ('${RESEARCH}', 'ann', '', '', '[]', now())`,
  `insert into jobs (id, user_id, persona, topic, topic_search, status, formats, initial_formats, research_id, created_at, updated_at)
    values ('${JOB}', 'ann', '{}', 'Bread', 'bread', 'completed', '[]', '[]', '${RESEARCH}', now(), now())`,
  `insert into materials (id, user_id, kind, title, url, file_name, text, characters, shortened, created_at, updated_at) values
    (gen_random_uuid(), 'ann', 'note', 'Kept note', null, null, 'Rye.', 4, false, now(), now()),
    (gen_random_uuid(), 'ann', 'link', 'Kept link', 'https://www.rye.example/a', null, 'Rye.', 4, false, now(), now()),
    (gen_random_uuid(), 'ann', 'file', 'Kept file', null, 'rye.pdf', 'Rye.', 4, false, now(), now())`,
  `insert into job_materials (job_id, user_id, position, kind, title, text, url) values
    ('${JOB}', 'ann', 0, 'note', 'Your notes 1', '${LONG}', null),
    ('${JOB}', 'ann', 1, 'link', 'https://www.rye.example/a', null, 'https://www.rye.example/a'),
    ('${JOB}', 'ann', 2, 'note', 'Your notes 2 and more', 'Named by hand.', null)`,
  `insert into source_texts (user_id, hash, text) values ('ann', 'h1', '${LONG}'), ('ann', 'h2', 'Rye.'), ('ann', 'h3', 'Page.')`,
  `insert into sources (research_id, user_id, position, id, title, url, site, retrieved_at, kind, hash) values
    ('${RESEARCH}', 'ann', 0, 's1', 'Your notes 1', null, 'Your material', '', 'material', 'h1'),
    ('${RESEARCH}', 'ann', 1, 's2', 'Rye', 'https://www.Rye.example:8443/a?b', 'Your material', '', 'material', 'h2'),
    ('${RESEARCH}', 'ann', 2, 's3', 'Your notes 1', 'https://page.example/', 'page.example', '', 'web', 'h3')`,
];

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await migratedFrom(BEFORE, DATA));
});
afterAll(() => close());

test('kept notes and files stay the brand’s own, and a link is somebody else’s until it is known whose it is', async () => {
  const rows = await database.db.select().from(materials).orderBy(asc(materials.kind));
  expect(rows.map(({ kind, ours, oursChosen }) => [kind, ours, oursChosen])).toEqual([
    ['file', true, true],
    ['link', false, false],
    ['note', true, true],
  ]);
});

test('so does what a project was given, and the name that we gave to notes is no title any more', async () => {
  const view = await findJobView(database.db, 'ann', JOB);
  expect(view?.materials.map(({ title, ours }) => [title, ours])).toEqual([
    ['', true],
    ['https://www.rye.example/a', false],
    ['Your notes 2 and more', true],
  ]);
  expect((await readMaterials(database.db, JOB)).map(({ ours }) => ours)).toEqual([true, false, true]);
});

test('its sources are named by themselves: a note by its first line, a link by its site, and pages as before', async () => {
  const view = await findJobView(database.db, 'ann', JOB);
  expect(view?.research?.sources.map(({ title, site, ours }) => [title, site, ours])).toEqual([
    [LONG.slice(0, 80).trim(), '', true],
    ['Rye', 'rye.example:8443', false],
    ['Your notes 1', 'page.example', false],
  ]);
});

test('personas have no website until one is given', async () => {
  expect((await listPersonaRows(database.db, 'ann')).map(({ website }) => website)).toEqual([null]);
});
