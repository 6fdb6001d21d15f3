import { expect, test } from 'vitest';
import { aJob, anOutput } from '../../../../test/fakes/wire-job.ts';
import { aJobSummary } from '../../../../test/fakes/wire-job-summary.ts';
import { aPersona } from '../../../../test/fakes/wire-persona.ts';
import { readJob, readJobSummaries, unknownJob } from './read-job.ts';
import { readOutput, readOutputs } from './read-output.ts';
import { readPersonas, readPersonaStatus } from './read-persona.ts';

const PIECE = { output_id: 'o', format: 'X Post', variant: 2, status: 'writing', redo: 'new', characters: 9 } as const;
const CHECK = { id: 'c', label: 'Length', status: 'warn', detail: 'Long', spans: [{ start: 0, end: 4 }] } as const;
const SPENT = {
  calls: 3,
  input_tokens: 1,
  cached_input_tokens: 2,
  output_tokens: 3,
  uncounted_calls: 4,
  cost_usd: null,
  unpriced_calls: 5,
};

/** Nothing in them is as it is where nothing is told. */
const WHOLE_JOB = aJob({
  status: 'generating_formats',
  completed_at: '2031-05-04T11:00:00.000Z',
  language: 'de',
  terms: { banned: ['cheap'], required: ['Northkit'] },
  material: [{ material_id: 'm', kind: 'note', title: 'Notes', text: null, url: null, ours: true }],
  research_options: { allow_sites: ['a.test'], deny_sites: ['b.test'], recency: 'week', language: 'de' },
  research_from: { job_id: 'job-0', topic: 'Before' },
  research_results: { wiki_content: 'w', research_summary: 's', sources: [], ledger: [], searches: [] },
  error_message: 'Once',
  progress: {
    stage: 'generating_formats',
    percent: 70,
    message: 'Writing',
    waiting: { reason: 'Busy', until: '2031-05-04T11:00:00.000Z' },
    pieces: [PIECE],
  },
  writer: 'builtin',
  mode: 'fast',
  ask_first: true,
  asked: { findings: ['c1'], questions: [{ id: 'q1', text: 'What failed?' }] },
  review_plan: true,
  plan_due_at: '2031-05-05T11:00:00.000Z',
  usage: SPENT,
  stance: { points: [{ id: 'o1', text: 'One' }], objections: [{ point_id: 'o1', claim_id: 'c1' }] },
});

test('all that our own server tells is read', () => {
  const output = anOutput({
    variant: 2,
    angle: 'Cost',
    citations: [{ claim_id: 'c', source_id: 's', number: 1 }],
    flags: [{ kind: 'date', text: '2019' }],
    stance: [{ point_id: 'o1', start: 0, end: 4 }],
    grounds: [{ ground: 'opinion', start: 0, end: 4 }],
    checks: [{ ...CHECK, spans: [...CHECK.spans] }],
    measures: { characters: 1, weighted_length: null, words: 1, seconds: 1, grade: null },
    language: 'de',
    layout_version: 2,
    usage: SPENT,
    redo: 'same',
    redo_error: 'Declined',
    versions: 3,
  });
  const persona = aPersona({
    language: 'de',
    banned_terms: ['cheap'],
    voice_samples: ['So.'],
    style_profile: 'Short.',
  });
  const row = aJobSummary(7, { progress: WHOLE_JOB.progress, usage: SPENT, fusion: WHOLE_JOB.fusion });
  expect(readJob(WHOLE_JOB, unknownJob('other'))).toEqual(WHOLE_JOB);
  expect(readJobSummaries([row])).toEqual([row]);
  expect(readOutput(output)).toEqual(output);
  expect(readOutputs([output])).toEqual([output]);
  expect(readPersonas([persona])).toEqual([persona]);
  const status = { count: 1, limit: null, remaining: null, can_create: false };
  expect(readPersonaStatus(status)).toEqual(status);
});

test('what is not told of a job, or not as it should be, is as it was known', () => {
  expect(readJob({}, WHOLE_JOB)).toEqual(WHOLE_JOB);
  const broken = Object.fromEntries(Object.keys(WHOLE_JOB).map((name) => [name, 7]));
  const { research_results: _, fusion: __, research_from: ___, ...rest } = WHOLE_JOB;
  expect(readJob(broken, WHOLE_JOB)).toMatchObject(rest);
});

test('research results are taken in every form that they have', () => {
  for (const results of [
    'Text',
    { wiki_content: 'a' },
    { combined_results: { wiki_content: 'b' } },
    { research_summary: 'c' },
  ]) {
    expect(readJob({ research_results: results }, unknownJob('j')).research_results).toEqual(results);
  }
  expect(readJob({ research_results: 7 }, unknownJob('j')).research_results).toBeNull();
});

test('rows of the history that cannot be read are left out, the others are whole', () => {
  const fine = { id: 'j1', topic: 'Churn', status: 'completed', created_at: '2031-05-04T10:00:00.000Z' };
  const odd = {
    id: 'j2',
    topic: 7,
    status: null,
    desired_formats: 'X Post',
    batch_formats: [1],
    usage: null,
    progress: 'x',
  };
  const rows = readJobSummaries([fine, null, 7, 'text', [], { topic: 'No id' }, odd]);
  expect(rows.map(({ id }) => id)).toEqual(['j1', 'j2']);
  expect(rows[1]).toMatchObject({ topic: '', desired_formats: [], batch_formats: {}, progress: { pieces: [] } });
});

test('personas with the five fields are read; the one without an id is not', () => {
  const five = {
    id: 'p1',
    name: 'Northkit',
    business_description: 'Operations leads',
    marketing_objectives: [],
    tone_voice: 'casual',
  };
  const [persona, ...others] = readPersonas([five, { ...five, id: undefined }, null]);
  expect(persona).toMatchObject({ ...five, banned_terms: [], voice_samples: [], language: null, style_profile: '' });
  expect(others).toEqual([]);
});

test('an answer that is no list is none of ours', () => {
  for (const wire of [null, {}, 'text', 7]) expect(() => readPersonas(wire)).toThrow('did not come from this product');
});
