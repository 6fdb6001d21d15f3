import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import { sourceOf } from '../../../test/fakes/findings.ts';
import { payerOf } from '../limits/payer.ts';
import type { Assignment } from '../writing/writer.ts';
import { createJudge } from './create-judge.ts';
import type { Judge, JudgedJob } from './judge.ts';
import { judgeText } from './judge-text.ts';

const NOTE = 'In 2024 the team of Acme cut its churn from 7.4 percent to 5.1 percent with calendar invites.';
const ASSIGNMENT: Assignment = {
  topic: 'Churn',
  persona: {
    name: 'Acme',
    audience: 'founders',
    tone: 'casual',
    objectives: [],
    samples: [],
    styleProfile: '',
    bannedTerms: ['synergy'],
    requiredTerms: [],
    preferredTerms: [],
    approvedFacts: [],
    language: null,
  },
  language: 'en',
  opinion: 'Calendar invites save accounts.',
  points: [{ id: 'o1', text: 'Calendar invites save accounts.' }],
  sources: [sourceOf({ id: 's1', kind: 'material', ours: true })],
  ledger: [],
  brief: '',
  texts: new Map([['s1', NOTE]]),
} as unknown as Assignment;

let judge: Judge;
afterEach(() => judge.close());

function jobOf(userId: string, { material = [NOTE] } = {}) {
  const sources = material.map((_, at) => sourceOf({ id: `s${at + 1}`, kind: 'material', ours: true }));
  const texts = new Map(material.map((note, at) => [`s${at + 1}`, note]));
  let asked = 0;
  const job: JudgedJob = {
    payer: payerOf({ userId }),
    id: `job of ${userId}`,
    version: '1',
    assignment: async () => {
      asked += 1;
      return { ...ASSIGNMENT, sources, texts };
    },
  };
  return { job, asked: () => asked };
}

const text = (content: string) => ({ content, format: 'LinkedIn Post', stance: [] });

test('a text is judged as it would be here, and what it may draw on is read once', async () => {
  judge = createJudge();
  const { job, asked } = jobOf('ada');
  const content = 'Churn fell to 5.1 percent. Synergy did it, for 93 percent of teams.';
  const report = await judge.report(job, text(content));
  const here = judgeText({ type: 'report', job: { ...job, assignment: ASSIGNMENT }, text: text(content) });
  expect({ type: 'report', report }).toEqual(here);
  const failed = report.checks?.filter(({ status }) => status === 'fail').map(({ id }) => id);
  expect(failed).toEqual(expect.arrayContaining(['facts', 'banned-terms']));
  await judge.report(job, text('Another text.'));
  expect(asked()).toBe(1);
});

test('after an edit, what the author’s opinion is carried by is known', async () => {
  judge = createJudge();
  const edited = { ...text('Calendar invites save accounts.'), citations: [], flags: [] };
  const { stance } = await judge.edit(jobOf('ada').job, edited);
  expect(stance).toEqual([{ pointId: 'o1', sentence: 'Calendar invites save accounts.' }]);
});

test('what takes long for one payer holds up neither another one nor this thread', async () => {
  judge = createJudge();
  const [ada, bob] = [jobOf('ada').job, jobOf('bob').job];
  // Threads start before anything is measured.
  await Promise.all([judge.report(ada, text('One.')), judge.report(bob, text('One.'))]);
  const table = '|a|b|\n|-|-|\n'.repeat(3_000);
  const alone = performance.now();
  judgeText({
    type: 'report',
    job: { ...ada, assignment: ASSIGNMENT },
    text: { ...text(table), format: 'Short Content Script' },
  });
  const blocked = performance.now() - alone;
  // A busy machine may hold this thread up once, not each time.
  let heldUp = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && heldUp >= blocked; round += 1) {
    const busy = monitorEventLoopDelay({ resolution: 5 });
    busy.enable();
    const order: string[] = [];
    const long = Array.from({ length: 3 }, () =>
      judge.report(ada, { ...text(table), format: 'Short Content Script' }).then(() => order.push('ada')),
    );
    await judge.report(bob, text('A short text.')).then(() => order.push('bob'));
    await Promise.all(long);
    busy.disable();
    heldUp = busy.max / 1e6;
    expect(order.indexOf('bob')).toBeLessThan(2);
  }
  expect(heldUp, 'ms that this thread was held up').toBeLessThan(blocked);
});

test('a text that takes too long is given up in words, and the next one is judged', async () => {
  judge = createJudge({ deadlineMs: 50 });
  const { job } = jobOf('ada', { material: Array.from({ length: 40 }, () => `${NOTE} `.repeat(2_000)) });
  await expect(judge.report(job, text('One.'))).rejects.toMatchObject({ code: 'unavailable' });
  await judge.close();
  judge = createJudge();
  await expect(judge.report(jobOf('ada').job, text('One.'))).resolves.toMatchObject({ characters: 4 });
});
