import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { describe, expect, test } from 'vitest';
import { createFakeResearchProvider, foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { type FoundPage, type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { askSources } from './ask-sources.ts';
import { createCircuitBreakers } from './circuit-breakers.ts';

const PAGE = foundPage('Tea', 'Tea is a drink.');
const away = new SourceUnavailable('The Almanac could not be reached');
const never = () => new Promise<FoundPage[]>(() => {});

function desk(clock = createSetClock()) {
  const breakers = createCircuitBreakers(clock, 60_000);
  const ask = (
    providers: readonly ResearchProvider[],
    more: { totalMs?: number; graceMs?: number; hurried?: boolean; signal?: AbortSignal; language?: string } = {},
  ) =>
    askSources({
      providers,
      breakers,
      logger: silentLogger,
      topic: 'tea',
      options: { ...ANYTHING, language: more.language ?? null },
      limit: 3,
      totalMs: more.totalMs ?? 30_000,
      ...(more.graceMs === undefined ? {} : { graceMs: more.graceMs }),
      hurried: more.hurried ?? false,
      signal: more.signal ?? new AbortController().signal,
    });
  return { ask, clock };
}

describe('asking several sources at once', () => {
  test('one that fails leaves the others alone', async () => {
    const { ask } = desk();
    const good = createFakeResearchProvider(() => Promise.resolve([PAGE]), { id: 'good', label: 'The Library' });
    const bad = createFakeResearchProvider(() => Promise.reject(away));
    expect(await ask([bad, good])).toEqual([
      {
        provider: 'almanac',
        label: 'The Almanac',
        status: 'failed',
        pages: [],
        trouble: 'The Almanac could not be reached',
      },
      { provider: 'good', label: 'The Library', status: 'answered', pages: [PAGE], trouble: null },
    ]);
  });

  test('a fault of our own is told without its details', async () => {
    const { ask } = desk();
    const broken = createFakeResearchProvider(() => Promise.reject(new TypeError('x is not a function at db:5432')));
    expect(await ask([broken])).toMatchObject([{ trouble: 'The Almanac could not be asked' }]);
  });

  test('one that pays no heed to the time is left behind', async () => {
    const { ask } = desk();
    expect(await ask([createFakeResearchProvider(never)], { totalMs: 20 })).toMatchObject([
      { pages: [], trouble: 'The Almanac did not answer in time' },
    ]);
  });

  test('one that hands in what it has when time is up is heard', async () => {
    const { ask } = desk();
    const slow = createFakeResearchProvider(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve([PAGE]))),
    );
    expect(await ask([slow], { totalMs: 20 })).toMatchObject([{ pages: [PAGE], trouble: null }]);
  });

  test('one that finds nothing says so', async () => {
    const { ask } = desk();
    const empty = createFakeResearchProvider(() => Promise.resolve([]));
    expect(await ask([empty])).toMatchObject([{ status: 'empty', pages: [], trouble: null }]);
  });

  test('one that takes no more questions is told apart from one that failed, also while it rests', async () => {
    const { ask } = desk();
    const busy = createFakeResearchProvider(() =>
      Promise.reject(new SourceUnavailable('Too much', { kind: 'limited' })),
    );
    expect(await ask([busy])).toMatchObject([{ status: 'limited', trouble: 'Too much' }]);
    expect(await ask([busy])).toMatchObject([{ status: 'limited', trouble: 'Too much (tried a moment ago)' }]);
  });

  test('the caller can give up, and only that is an error', async () => {
    const { ask } = desk();
    const caller = new AbortController();
    const asked = ask([createFakeResearchProvider(never)], { signal: caller.signal });
    caller.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a source that is later than the others', () => {
  const good = () => createFakeResearchProvider(() => Promise.resolve([PAGE]), { id: 'good', label: 'The Library' });

  test('is left behind after a short grace once another has brought pages', async () => {
    const { ask } = desk();
    expect(await ask([createFakeResearchProvider(never), good()], { graceMs: 20 })).toMatchObject([
      { status: 'failed', trouble: 'The Almanac did not answer in time' },
      { status: 'answered', pages: [PAGE] },
    ]);
  });

  test('hands in what it has by then', async () => {
    const { ask } = desk();
    const slow = createFakeResearchProvider(
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve([PAGE]))),
    );
    expect(await ask([slow, good()], { graceMs: 20 })).toMatchObject([{ pages: [PAGE] }, { pages: [PAGE] }]);
  });

  test('keeps the whole time where the others brought nothing', async () => {
    const { ask } = desk();
    const others = [
      createFakeResearchProvider(() => Promise.resolve([]), { id: 'empty' }),
      createFakeResearchProvider(() => Promise.reject(away), { id: 'bad' }),
    ];
    const late = createFakeResearchProvider(async () => {
      await Promise.all(others.map(async (other) => await waitFor('the others', () => other.asked.length === 1)));
      return [PAGE];
    });
    expect(await ask([late, ...others], { graceMs: 1 })).toMatchObject([{ pages: [PAGE] }, {}, {}]);
  });

  test('may be asked again at once: slower is not away', async () => {
    const { ask } = desk();
    const hanging = createFakeResearchProvider(never);
    await ask([hanging, good()], { graceMs: 20 });
    await ask([hanging, good()], { graceMs: 20 });
    expect(hanging.asked).toHaveLength(2);
  });

  test('may be asked again at once where there was little time for it', async () => {
    const { ask } = desk();
    const hanging = createFakeResearchProvider(never);
    await ask([hanging], { totalMs: 20, hurried: true });
    await ask([hanging], { totalMs: 20, hurried: true });
    expect(hanging.asked).toHaveLength(2);
  });

  test('is left alone once the whole time has passed three times without an answer', async () => {
    const { ask } = desk();
    const hanging = createFakeResearchProvider(never);
    for (let time = 0; time < 4; time += 1) await ask([hanging], { totalMs: 20 });
    expect(hanging.asked).toHaveLength(3);
  });
});

describe('a source that fails', () => {
  const failTimes = async (ask: ReturnType<typeof desk>['ask'], source: ResearchProvider, times: number) => {
    for (let time = 0; time < times; time += 1) await ask([source]);
  };

  test('is asked again after one failure and after two', async () => {
    const { ask } = desk();
    const source = createFakeResearchProvider(() => Promise.reject(away));
    expect(await ask([source])).toMatchObject([{ trouble: 'The Almanac could not be reached' }]);
    await failTimes(ask, source, 2);
    expect(source.asked).toHaveLength(3);
  });

  test('is left alone for a minute after three in a row, and the reason is remembered', async () => {
    const { ask, clock } = desk();
    const source = createFakeResearchProvider(() => Promise.reject(away));
    await failTimes(ask, source, 3);
    clock.advance(59_000);
    expect(await ask([source])).toMatchObject([{ trouble: 'The Almanac could not be reached (tried a moment ago)' }]);
    expect(source.asked).toHaveLength(3);
    clock.advance(2_000);
    await ask([source]);
    expect(source.asked).toHaveLength(4);
  });

  test('is not left alone for failures that an answer or two minutes lie between', async () => {
    const { ask, clock } = desk();
    const answers = ['away', 'away', 'here', 'away', 'away'];
    const source = createFakeResearchProvider(async () => {
      if (answers.shift() !== 'here') throw away;
      return [PAGE];
    });
    await failTimes(ask, source, 5);
    clock.advance(121_000);
    await failTimes(ask, source, 2);
    expect(source.asked).toHaveLength(7);
  });

  test('is tried by one question alone after its minute, and asked by all once that is answered', async () => {
    const { ask, clock } = desk();
    const trial = Promise.withResolvers<FoundPage[]>();
    const answers = [Promise.reject(away), Promise.reject(away), Promise.reject(away), trial.promise];
    for (const answer of answers) answer.catch(() => {});
    const source = createFakeResearchProvider(() => answers.shift() ?? Promise.resolve([PAGE]));
    await failTimes(ask, source, 3);
    clock.advance(61_000);
    const first = ask([source]);
    expect(await ask([source]), 'while it is tried').toMatchObject([{ status: 'failed' }]);
    trial.resolve([PAGE]);
    expect(await first).toMatchObject([{ status: 'answered' }]);
    expect(await ask([source])).toMatchObject([{ status: 'answered' }]);
    expect(source.asked).toHaveLength(5);
  });

  test('is left alone for another minute by one failure when it is tried', async () => {
    const { ask, clock } = desk();
    const source = createFakeResearchProvider(() => Promise.reject(away));
    await failTimes(ask, source, 3);
    clock.advance(61_000);
    await failTimes(ask, source, 2);
    expect(source.asked).toHaveLength(4);
  });

  test('is tried by another when who tried it gave up', async () => {
    const { ask, clock } = desk();
    const answers: Promise<FoundPage[]>[] = [];
    const source = createFakeResearchProvider(() => answers.shift() ?? Promise.reject(away));
    await failTimes(ask, source, 3);
    clock.advance(61_000);
    answers.push(never(), Promise.resolve([PAGE]));
    const caller = new AbortController();
    const left = ask([source], { signal: caller.signal });
    caller.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(await ask([source])).toMatchObject([{ status: 'answered' }]);
  });

  test('is left alone at once, and for as long as it says, when it asks for that, but not for hours', async () => {
    const { ask, clock } = desk();
    const limited = (retryAfterMs: number) => new SourceUnavailable('Too much', { kind: 'limited', retryAfterMs });
    const asksFor = [5 * 60_000, 24 * 3_600_000];
    const source = createFakeResearchProvider(() => Promise.reject(limited(asksFor.shift() ?? 0)));
    await ask([source]);
    clock.advance(4 * 60_000);
    await ask([source]);
    expect(source.asked).toHaveLength(1);
    clock.advance(2 * 60_000);
    await ask([source]);
    clock.advance(16 * 60_000);
    await ask([source]);
    expect(source.asked).toHaveLength(3);
  });

  test.each(['unusable', 'partly-limited'] as const)('may be asked again after answers that are %s', async (kind) => {
    const { ask } = desk();
    const source = createFakeResearchProvider(() => Promise.reject(new SourceUnavailable('Not this one', { kind })));
    await failTimes(ask, source, 4);
    expect(source.asked).toHaveLength(4);
  });

  test('leaves others alone', async () => {
    const { ask } = desk();
    const bad = createFakeResearchProvider(() => Promise.reject(away));
    const good = createFakeResearchProvider(() => Promise.resolve([PAGE]), { id: 'good', label: 'The Library' });
    for (let time = 0; time < 4; time += 1) await ask([bad, good]);
    expect([bad.asked.length, good.asked.length]).toEqual([3, 4]);
  });

  test('at one of its origins may be asked at the others, also where one wants to be left alone', async () => {
    const { ask } = desk();
    const source = createFakeResearchProvider(
      async ({ options: { language } }) => {
        if (language === 'fr') throw new SourceUnavailable('Too much', { kind: 'limited', retryAfterMs: 300_000 });
        if (language === 'de') throw away;
        return [PAGE];
      },
      { origin: ({ language }) => `https://${language}.almanac.example` },
    );
    for (const language of ['de', 'de', 'de', 'de', 'fr', 'fr']) await ask([source], { language });
    expect(source.asked.map(({ options }) => options.language)).toEqual(['de', 'de', 'de', 'fr']);
    expect(await ask([source], { language: 'en' })).toMatchObject([{ status: 'answered' }]);
  });
});
