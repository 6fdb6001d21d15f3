import { beforeAll, describe, expect, it } from 'vitest';
import { FAULTS, ROUNDS, STAGES } from './model/faults.ts';
import type { Fault, Stage } from './model/faults.ts';
import { KEY, tryAll } from './model/tried-jobs.ts';
import type { Calls, TriedJob } from './model/tried-jobs.ts';

const PASSING = FAULTS.filter(({ tries, later }) => tries > 1 || later);

const ALWAYS = FAULTS.flatMap((fault) => STAGES.map((stage) => ({ fault, at: [stage], times: 'always' as const })));
const ONCE = PASSING.map((fault) => ({ fault, at: STAGES, times: 'once' as const }));

let always: readonly TriedJob[] = [];
let once: readonly TriedJob[] = [];

// All jobs run side by side on one server: some of them wait for seconds.
beforeAll(async () => {
  const tried = await tryAll([...ONCE, ...ALWAYS]);
  once = tried.slice(0, ONCE.length);
  always = tried.slice(ONCE.length);
}, 280_000);

/** What holds whatever a model does. */
function expectSound(tried: TriedJob | undefined): asserts tried {
  expect(tried).toBeDefined();
  if (!tried) return;
  const { job, outputs } = tried;
  expect(outputs.map(({ format, variant }) => [format, variant])).toEqual([
    ['X Post', 1],
    ['X Post', 2],
  ]);
  for (const { status, content, error_message: reason } of outputs) {
    expect([status, Boolean(content), reason !== null]).toEqual(
      status === 'completed' ? ['completed', true, false] : ['failed', false, true],
    );
  }
  expect(job.status).toBe(outputs.some(({ status }) => status === 'completed') ? 'completed' : 'failed');
  for (const reason of [job.error_message, ...outputs.map(({ error_message }) => error_message)]) {
    if (reason === null) continue;
    expect(reason).toMatch(/^[A-Z][^{}<>]+$/);
    for (const secret of [KEY, 'sk-', 'Incorrect', 'upstream', 'fake model', 'sign in', '    at ']) {
      expect(reason).not.toContain(secret);
    }
  }
}

describe('a fault that passes', () => {
  it.each(PASSING.map((fault, index) => ({ name: fault.name, fault, index })))(
    '$name: met once at every stage, it costs a call of each and nothing of the job',
    ({ fault, index }) => {
      const tried = once[index];
      expectSound(tried);
      expect(tried.outputs.map(({ status }) => status)).toEqual(['completed', 'completed']);
      // Research does not wait for minutes, and no more does the last try of a piece, which the check of such a text is by then.
      const beside = fault.tries > 1 ? 2 : 1;
      expect(tried.calls).toEqual({ brief: beside, plan: 2, draft: 2, edit: 2, check: beside, other: 3 });
    },
  );
});

describe('a fault that stays', () => {
  const rows = ALWAYS.map(({ fault, at: [stage = 'draft'] }, index) => ({ name: fault.name, fault, stage, index }));

  it.each(rows)('$name, always at the $stage', ({ fault, stage, index }) => {
    const tried = always[index];
    expectSound(tried);
    const { job, outputs, calls } = tried;
    expect(calls).toEqual(callsOf(fault, stage));
    const lost = lostBy(fault, stage);
    expect(outputs.map(({ status }) => status)).toEqual([
      lost === 'nothing' ? 'completed' : 'failed',
      lost === 'job' ? 'failed' : 'completed',
    ]);
    if (lost === 'job') expect(job.error_message).toMatch(fault.says);
    else expect(job.error_message).toBeNull();
    if (lost !== 'nothing') expect(outputs[0]?.error_message).toMatch(fault.says);
  });
});

/** What the fault costs: research goes on with the sources’ own sentences, and a draft is delivered without what follows. */
function lostBy({ spares }: Fault, stage: Stage): 'nothing' | 'piece' | 'job' {
  if (stage === 'draft') return 'piece';
  return stage === 'plan' && spares !== 'plan' ? 'job' : 'nothing';
}

/** As many as are planned, and those to which the fault gives a right: no more money is spent, and no draft twice. */
function callsOf(fault: Fault, stage: Stage): Calls {
  const rounds = fault.later && stage !== 'brief' ? ROUNDS : 1;
  const lost = lostBy(fault, stage);
  const [first, second] = [lost === 'nothing' ? 1 : 0, lost === 'job' ? 0 : 3];
  const planned = { brief: 1, plan: 1, draft: first, edit: first, check: first, other: second };
  return { ...planned, [stage]: fault.tries * rounds };
}
