import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOSTILE_PATHS } from '../fakes/hostile-web.ts';
import { NONSENSE } from './corpus/nonsense.ts';
import type { Section } from './report/rows.ts';
import { builtinSearxng } from './variants/builtin-searxng.ts';
import { hostilePages } from './variants/hostile-pages.ts';
import { badModel } from './variants/model-writer.ts';
import { openStage, type Stage } from './variants/stage.ts';

// The quick form of `npm run eval:research`: the same product, web and judges, with fewer topics.
let stage: Stage;

beforeAll(async () => {
  stage = await openStage({ topics: 2, nonsense: NONSENSE.slice(0, 2) });
});
afterAll(async () => {
  await stage.close();
});

it('holds on topics that the web covers, and says that it has nothing on others', async () => {
  const { section } = await builtinSearxng(stage);
  expect(missedIn(section)).toEqual([]);
});

it('holds with a model that invents, and repeats it when told to mend it', async () => {
  expect(missedIn(await badModel(stage))).toEqual([]);
});

it('follows no page that gives orders or leads away', async () => {
  const paths = HOSTILE_PATHS.filter((path) => /^\/(?:instructions|redirect)\//.test(path));
  const budgets = { askMs: 20_000, readMs: 20_000, followMs: 10_000 };
  expect(missedIn(await hostilePages(stage, { paths, obedient: false, budgets }))).toEqual([]);
});

function missedIn({ rows }: Section): string[] {
  return rows
    .filter(({ passed }) => !passed)
    .map(({ measure, figure, faults }) => [`${measure}: ${figure}`, ...faults].join('\n'));
}
