import { ANYTHING } from '../../../../test/fakes/findings.ts';
import { describe, expect, test } from 'vitest';
import { createFakeResearchProvider, foundPage } from '../../../../test/fakes/fake-research-provider.ts';
import { createSetClock } from '../../../../test/fakes/set-clock.ts';
import { waitFor } from '../../../../test/support/wait-for.ts';
import { silentLogger } from '../../../../test/support/silent-logger.ts';
import { type FoundPage, type ResearchProvider, SourceUnavailable } from '../research-provider.ts';
import { askSources } from './ask-sources.ts';
import { createCircuit } from './circuit.ts';

const PAGE = foundPage('Tea', 'Tea is a drink.');
const away = new SourceUnavailable('The Almanac could not be reached');
const never = () => new Promise<FoundPage[]>(() => {});

function desk(clock = createSetClock()) {
  const circuit = createCircuit(clock, 60_000);
  const ask = (
    providers: readonly ResearchProvider[],
    more: { totalMs?: number; graceMs?: number; hurried?: boolean; signal?: AbortSignal } = {},
  ) =>
    askSources({
      providers,
      circuit,
      logger: silentLogger,
      topic: 'tea',
      options: ANYTHING,
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

  test('rests when the whole time passed without a word', async () => {
    const { ask } = desk();
    const hanging = createFakeResearchProvider(never);
    await ask([hanging], { totalMs: 20 });
    await ask([hanging], { totalMs: 20 });
    expect(hanging.asked).toHaveLength(1);
  });
});

describe('a source that failed', () => {
  test('is not asked again for a minute, and the reason is remembered', async () => {
    const { ask, clock } = desk();
    const source = createFakeResearchProvider(() => Promise.reject(away));
    await ask([source]);
    clock.advance(59_000);
    expect(await ask([source])).toMatchObject([{ trouble: 'The Almanac could not be reached (tried a moment ago)' }]);
    expect(source.asked).toHaveLength(1);
    clock.advance(2_000);
    await ask([source]);
    expect(source.asked).toHaveLength(2);
  });

  test('rests longer when it asks for that, but not for hours', async () => {
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

  test('one answer that cannot be used does not make it rest', async () => {
    const { ask } = desk();
    const source = createFakeResearchProvider(() =>
      Promise.reject(new SourceUnavailable('Unreadable', { kind: 'unusable' })),
    );
    await ask([source]);
    await ask([source]);
    expect(source.asked).toHaveLength(2);
  });

  test('rests alone', async () => {
    const { ask } = desk();
    const bad = createFakeResearchProvider(() => Promise.reject(away));
    const good = createFakeResearchProvider(() => Promise.resolve([PAGE]), { id: 'good', label: 'The Library' });
    await ask([bad, good]);
    await ask([bad, good]);
    expect([bad.asked.length, good.asked.length]).toEqual([1, 2]);
  });
});
