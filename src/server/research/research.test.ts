import { afterEach, describe, expect, test } from 'vitest';
import { startDeafServer } from '../../../test/fakes/deaf-server.ts';
import { createFakePageReader } from '../../../test/fakes/fake-page-reader.ts';
import { createFakeResearchProvider, foundPage } from '../../../test/fakes/fake-research-provider.ts';
import { type FakeMediaWikiOptions, startFakeMediaWiki } from '../../../test/fakes/fake-mediawiki.ts';
import { ANYTHING, noteOf } from '../../../test/fakes/findings.ts';
import { recordingLogger } from '../../../test/fakes/recording-logger.ts';
import { createSetClock } from '../../../test/fakes/set-clock.ts';
import { modelThatSays } from '../../../test/fakes/scripted-model.ts';
import { silentLogger } from '../../../test/support/silent-logger.ts';
import { ModelFailure } from '../llm/model-failure.ts';
import type { PageReader } from './fetching/page-reader.ts';
import type { Findings } from './findings.ts';
import { createModelClaims } from './ledger/model/model-claims.ts';
import { createSentenceClaims } from './ledger/sentence-claims.ts';
import type { Material } from './reading/read-material.ts';
import { createMediaWiki } from './providers/mediawiki.ts';
import type { ResearchProvider } from './research-provider.ts';
import type { ResearchBudgets } from './gathering/gathering-parts.ts';
import { createResearch } from './research.ts';

const servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const clock = createSetClock('2026-03-01T09:00:00.000Z');
const NOTES = noteOf('Our trial lasts 14 days and asks for no card.\nHalf of our trials start on a landing page.');

async function wikiProvider(options: FakeMediaWikiOptions = {}) {
  const wiki = await startFakeMediaWiki(options);
  servers.push(wiki);
  // A busy machine is no wiki in trouble.
  return { wiki, provider: createMediaWiki({ apiUrl: wiki.url, connectMs: 30_000, answerMs: 30_000 }) };
}

function researcher(providers: readonly ResearchProvider[], budgets: Partial<ResearchBudgets> = {}) {
  const research = createResearch({ providers, reader: createFakePageReader(), clock, logger: silentLogger, budgets });
  return (topic: string, material: readonly Material[] = []) =>
    research.research({
      topic,
      audience: '',
      website: null,
      options: ANYTHING,
      base: null,
      material,
      signal: new AbortController().signal,
    });
}

function expectHonest(findings: Findings): void {
  const texts = new Map(findings.sources.map((source) => [source.id, source.text]));
  for (const claim of findings.ledger) expect(texts.get(claim.source_id)).toContain(claim.quote);
  const addresses = findings.brief.match(/https?:\/\/[^\s<>`]+/g) ?? [];
  const urls = findings.sources.map((source) => source.url);
  expect(urls).toEqual(expect.arrayContaining(addresses));
  const numbers = [...findings.brief.matchAll(/” \[(\d+)\]/g)].map((match) => Number(match[1]));
  for (const number of numbers) expect(findings.sources[number - 1]).toBeDefined();
}

describe('research', () => {
  test('finds sources for a topic, beside the notes that came with it', async () => {
    const { provider } = await wikiProvider();
    const findings = await researcher([provider])('Pricing psychology for SaaS landing pages', [NOTES]);
    expect(findings.sources.map(({ id, title, kind }) => [id, title, kind])).toEqual([
      ['s1', 'Our trial lasts 14 days and asks for no card.', 'material'],
      ['s2', 'Psychological pricing', 'encyclopaedia'],
      ['s3', 'Landing page', 'encyclopaedia'],
      ['s4', 'Software as a service', 'encyclopaedia'],
    ]);
    expect(findings.sources[1]).toMatchObject({
      site: 'Wikipedia',
      license: 'CC BY-SA 4.0',
      published_at: '2024-11-02T11:45:00.000Z',
      retrieved_at: '2026-03-01T09:00:00.000Z',
    });
    expect(findings.sources[0]).toMatchObject({ url: null, site: '', license: null, published_at: null });
    expect(findings.ledger.length).toBeGreaterThanOrEqual(15);
    expect(findings.ledger.map((claim) => claim.id)).toEqual(findings.ledger.map((_, index) => `c${index + 1}`));
    expect(new Set(findings.ledger.map((claim) => claim.source_id))).toEqual(new Set(['s1', 's2', 's3', 's4']));
    expectHonest(findings);
  });

  test('the definition of a word that the topic shares opens nothing', async () => {
    const { provider } = await wikiProvider();
    const findings = await researcher([provider])('Pricing psychology for SaaS landing pages');
    expect(findings.brief + findings.summary).not.toContain('Pricing is the process whereby');
  });

  test.each([
    'blorptastic quux frindle',
    'zxcv qwer asdf',
    'Wibble wobble',
    'colorless green giraffes invoice furiously',
    'purple customers yodel beneath octagonal tariffs',
    'ѣѫѭ ҂҂ ѯ',
    '鬱躁鼇 齉齾',
    'qzx 12345 !!!',
    'Flumph-driven snorkel governance',
    'marmalade torque for pensive otters',
  ])('nonsense ends without sources and says so: %s', async (topic) => {
    const { provider } = await wikiProvider();
    const findings = await researcher([provider])(topic);
    expect(findings).toMatchObject({ sources: [], ledger: [] });
    expect(findings.brief).toContain('nothing is cited here');
    expect(findings.brief).toContain('The wiki was searched and holds nothing that fits this topic.');
    expect(findings.summary).toMatch(/^No sources: nothing is cited\./);
    expectHonest(findings);
  });

  test('markup in an article stays text, in the ledger and in the brief', async () => {
    const { provider } = await wikiProvider();
    const findings = await researcher([provider])('Cross-site scripting');
    const quote = findings.ledger.find((claim) => claim.quote.includes('<script>'))?.quote;
    expect(quote).toContain('<script>alert(1)</script>');
    expect(findings.brief).toContain('\\<script\\>alert(1)\\</script\\>');
    expect(findings.brief).not.toMatch(/(?<!\\)\]\(/);
  });

  test('foreign texts are cleaned and cut to what is kept', async () => {
    const flood = `Tea\u0000 is a dr\ud800ink of \u202eleaves.\r\n${'Tea leaves are dried in the sun. '.repeat(20_000)}`;
    const provider = createFakeResearchProvider(() => Promise.resolve([foundPage('Tea\nleaves', flood)]));
    const findings = await researcher([provider])('Tea leaves');
    expect(findings.sources[0]?.title).toBe('Tea leaves');
    expect(findings.sources[0]?.text).toMatch(/^Tea is a drink of leaves\.\n/);
    expect(findings.sources[0]?.text.length).toBeLessThanOrEqual(200_000);
    expectHonest(findings);
  });

  test('a source found by two providers is one source', async () => {
    const page = foundPage('Tea leaves', 'Tea leaves are dried in the sun for two days.');
    const twice = ['a', 'b'].map((id) => createFakeResearchProvider(() => Promise.resolve([page]), { id, label: id }));
    expect((await researcher(twice)('Tea leaves')).sources).toHaveLength(1);
  });

  test('a page that is the user’s own link as well is one source, and the user’s', async () => {
    const page = foundPage('Tea leaves', 'Tea leaves are dried in the sun for two days.', {
      url: 'https://tea.example/',
    });
    const provider = createFakeResearchProvider(() => Promise.resolve([page]));
    const link: Material = {
      ...NOTES,
      kind: 'link',
      title: '',
      text: null,
      url: 'https://www.tea.example/?utm_source=x',
    };
    const reader = createFakePageReader({ [link.url ?? '']: { text: page.text ?? '' } });
    const { sources, searches } = await createResearch({
      providers: [provider],
      reader,
      clock,
      logger: silentLogger,
    }).research({
      topic: 'Tea leaves',
      audience: '',
      website: null,
      options: ANYTHING,
      base: null,
      material: [link],
      signal: new AbortController().signal,
    });
    expect(sources.map(({ kind }) => kind)).toEqual(['material']);
    expect(searches).toMatchObject([{ found: 1 }]);
  });

  test('an article that fits but has no sentence to quote is told from none at all', async () => {
    const provider = createFakeResearchProvider(() =>
      Promise.resolve([foundPage('Tea leaves', 'Tea leaves: green, black.')]),
    );
    const findings = await researcher([provider])('Tea leaves');
    expect(findings.sources).toEqual([]);
    expect(findings.brief).toContain('The Almanac was searched, but nothing in it could be quoted here.');
  });

  test('a model that fails is told of in the brief, and not asked at all where nobody wants it', async () => {
    const model = modelThatSays(new ModelFailure('unreachable', 'OpenAI cannot be reached.', 60_000));
    const claims = createModelClaims({ model, sentences: createSentenceClaims(), logger: silentLogger });
    const parts = { providers: [], reader: createFakePageReader(), clock, logger: silentLogger, claims };
    const signal = new AbortController().signal;
    const request = {
      topic: 'Trials',
      audience: '',
      website: null,
      options: ANYTHING,
      base: null,
      material: [NOTES],
      signal,
    };
    const { research } = createResearch(parts);

    const without = await research({ ...request, withoutModel: true });
    expect(model.asked).toEqual([]);
    expect(without.brief).not.toContain('OpenAI');
    const { brief, ledger } = await research(request);
    expect(model.asked).toHaveLength(1);
    expect(brief).toContain(
      'OpenAI cannot be reached. The claims of this research are therefore the sources’ own sentences',
    );
    expect(ledger).toEqual(without.ledger);
  });

  test('it can be called off', async () => {
    const { provider } = await wikiProvider({ fault: 'silent' });
    const caller = new AbortController();
    const research = createResearch({
      providers: [provider],
      reader: createFakePageReader(),
      clock,
      logger: silentLogger,
    });
    const running = research.research({
      topic: 'Email marketing',
      audience: '',
      website: null,
      options: ANYTHING,
      base: null,
      material: [],
      signal: caller.signal,
    });
    caller.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    await expect(
      research.research({
        topic: 'x',
        audience: '',
        website: null,
        options: ANYTHING,
        base: null,
        material: [],
        signal: caller.signal,
      }),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('research without its source', () => {
  test('a host that cannot be connected to is given up, said so, and left alone after three times', async () => {
    const deaf = await startDeafServer();
    servers.push(deaf);
    const research = researcher([createMediaWiki({ apiUrl: deaf.url, connectMs: 300 })]);
    const first = await research('Email marketing', [NOTES]);
    expect(first.brief).toContain('The wiki could not be reached, so nothing from it is used here.');
    expect(first.sources.map(({ kind }) => kind)).toEqual(['material']);
    expectHonest(first);
    await Promise.all([research('Email marketing'), research('Email marketing')]);
    const again = await research('Email marketing');
    expect(again.brief).toContain('could not be reached (tried a moment ago), so nothing from it is used here.');
    expect(deaf.attempts()).toBe(3);
  });

  test('a language without a Wikipedia is told to who chose it, and is no trouble for others', async () => {
    const wiki = await startFakeMediaWiki();
    servers.push(wiki);
    const provider = createMediaWiki({
      apiUrl: `http://en.wikipedia.org:${new URL(wiki.url).port}/w/api.php`,
      connectMs: 30_000,
      answerMs: 30_000,
      lookup: (hostname, _options, answer) => {
        if (hostname === 'en.wikipedia.org') return answer(null, [{ address: '127.0.0.1', family: 4 }]);
        answer(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
      },
    });
    const research = createResearch({
      providers: [provider],
      reader: createFakePageReader(),
      clock,
      logger: silentLogger,
    });
    const signal = new AbortController().signal;
    const inLanguage = (language: string | null) =>
      research.research({
        topic: 'Email marketing',
        audience: '',
        website: null,
        options: { ...ANYTHING, language },
        base: null,
        material: [],
        signal,
      });
    for (let time = 0; time < 4; time += 1) {
      const { searches } = await inLanguage('zz');
      expect(searches).toMatchObject([{ status: 'failed', message: 'There is no Wikipedia in this language.' }]);
    }
    expect((await inLanguage(null)).sources.map(({ title }) => title)).toContain('Email marketing');
  });

  test.each([
    ['too-many-requests', 'has reached its limit of questions for now, so nothing'],
    ['server-error', 'answered with an error, so nothing'],
    ['huge', 'sent more than can be read, so nothing'],
    ['html', 'gave an answer that cannot be read, so nothing'],
  ] as const)('%s is not taken for "nothing found"', async (fault, words) => {
    const { provider } = await wikiProvider({ fault });
    const findings = await researcher([provider])('Email marketing');
    expect(findings.brief).toContain(`The wiki ${words} from it is used here.`);
    expect(findings.brief).not.toContain('holds nothing');
    expect(findings.brief).not.toMatch(/SQLSTATE|db1042|slow down/);
    expect(findings).toMatchObject({ sources: [], ledger: [] });
  });

  test('what was read before time ran out is used', async () => {
    const { wiki, provider } = await wikiProvider({ fault: 'silent-second-article' });
    const findings = await researcher([provider], { askMs: 3_000, followMs: 500 })(
      'Psychological pricing for small shops',
    );
    expect(findings.sources.map((source) => source.title)).toEqual(['Psychological pricing']);
    expect(wiki.requests.filter(({ params }) => params.has('pageids'))).toHaveLength(2);
  });

  test('nobody waits for a silent source for long who has brought enough to write from', async () => {
    const silent = createFakeResearchProvider(() => new Promise(() => {}));
    // Whoever waited the usual time would not live to see the end of this test.
    const budgets = { askMs: 3_600_000, followMs: 3_600_000, besideOwn: { askMs: 20, followMs: 20 } };
    const text = 'We send one email to every subscriber on each Tuesday morning. '.repeat(16);
    const findings = await researcher([silent], budgets)('Email marketing', [noteOf(text, 'Plan')]);
    expect(findings.sources).toMatchObject([{ title: 'Plan' }]);
    expect(findings.brief).toContain('The Almanac did not answer in time, so nothing from it is used here.');
    expectHonest(findings);
  });

  test('a link that never had its turn to be read is not "no source"', async () => {
    const reader: PageReader = {
      read: (_url, _signal, watch) => {
        watch?.waits();
        return new Promise(() => {});
      },
    };
    const provider = createFakeResearchProvider(() => Promise.resolve([foundPage('Tea', '', { text: null })]));
    const budgets = { askMs: 1_000, readMs: 10, followMs: 10 };
    const research = createResearch({ providers: [provider], reader, clock, logger: silentLogger, budgets });
    const signal = new AbortController().signal;
    const request = { topic: 'Tea', audience: '', website: null, options: ANYTHING, base: null, signal };
    await expect(research.research({ ...request, material: [] })).rejects.toThrow(
      'Nothing could be read for this project, because the service was too busy reading other documents.',
    );
    const { sources, brief } = await research.research({ ...request, material: [NOTES] });
    expect(sources).toHaveLength(1);
    expect(brief).toContain('could not be read this time, because the service was too busy reading other documents.');
  });

  test('with research switched off, the notes alone are the source', async () => {
    const findings = await researcher([])('Email marketing', [
      noteOf('We send one email each Tuesday morning.', 'Plan'),
    ]);
    expect(findings.sources).toMatchObject([{ id: 's1', title: 'Plan' }]);
    expect(findings.ledger).toMatchObject([
      { id: 'c1', source_id: 's1', quote: 'We send one email each Tuesday morning.' },
    ]);
    expect(findings.brief).toContain('No research source is switched on here, so nothing was looked up.');
  });

  test('the log names the source and the cause, never the topic', async () => {
    const { provider } = await wikiProvider({ fault: 'server-error' });
    const logger = recordingLogger();
    const research = createResearch({ providers: [provider], reader: createFakePageReader(), clock, logger });
    await research.research({
      topic: 'A secret launch',
      audience: '',
      website: null,
      options: ANYTHING,
      base: null,
      material: [],
      signal: new AbortController().signal,
    });
    expect(logger.written()).toContain('HTTP 500');
    expect(logger.written()).not.toContain('secret');
  });
});
