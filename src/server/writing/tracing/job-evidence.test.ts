import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { assignmentWith } from '../../../../test/fakes/assignment.ts';
import { jobEvidence, prepareJobEvidence } from './job-evidence.ts';
import { untracedFacts } from './untraced-facts.ts';

const material = ['We sold 4,711 loaves.', 'Ann said: “Rye keeps longest of all.”', 'It opened on 3 May 2019.'];
const PIECE = 'We sold 4,711 loaves since 3 May 2019. “Rye keeps longest of all,” says Ann. Nobody paid $999.';

it('others have their turn while a long text of the material is read', async () => {
  let turns = 0;
  let done = false;
  const long = Array.from({ length: 40_000 }, (_, n) => `We sold ${n},${n % 900} loaves.`).join(' ');
  const ready = prepareJobEvidence(assignmentWith({ material: [long] })).then(() => (done = true));
  while (!done) {
    await setImmediate();
    turns += 1;
  }
  await ready;
  expect(turns).toBeGreaterThan(3);
});

it('pieces that begin at the same time are held to the same evidence, which is what one alone would have', async () => {
  const assignment = assignmentWith({ material });
  await Promise.all([prepareJobEvidence(assignment), prepareJobEvidence(assignment)]);
  const prepared = jobEvidence(assignment);
  expect(jobEvidence(assignment)).toBe(prepared);
  const found = untracedFacts(PIECE, prepared);
  expect(found).toEqual(untracedFacts(PIECE, jobEvidence(assignmentWith({ material }))));
  expect(found.map(({ text }) => text)).toEqual(['$999']);
});

it('our author may quote themselves with a sentence left out, but not others', () => {
  const words = ['Rye bread keeps longest of all.', 'Nobody knows quite why.', 'We bake it on Mondays and Fridays.'];
  const said = `“${words[0]} ${words[2]}”`;
  const own = jobEvidence(assignmentWith({ opinion: words.join(' ') }));
  expect(untracedFacts(said, own)).toEqual([]);
  const given = assignmentWith({ opinion: '', material: [words.join(' ')] });
  const others = jobEvidence({ ...given, sources: given.sources.map((source) => ({ ...source, ours: false })) });
  expect(untracedFacts(said, others).map(({ text }) => text)).toEqual([said]);
});
