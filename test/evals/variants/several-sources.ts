import { startFakeMediaWiki } from '../../fakes/fake-mediawiki.ts';
import { startFakeSearchApi } from '../../fakes/search-apis.ts';
import { signUp } from '../../support/api-client.ts';
import { judgeRunningTime, judgeSearches } from '../judges/judge-searches.ts';
import { together } from '../judges/verdict.ts';
import { allRight, bound, type Section } from '../report/rows.ts';
import { startSubject } from '../subject/start-subject.ts';
import { articleOf, shelved } from '../web/shelf.ts';
import { judgeRun, runJobs } from './run-jobs.ts';
import type { Stage } from './stage.ts';

const FORMATS = ['Blog Post', 'X Post'];
const TOPICS = 2;

/** Milliseconds; short, so that a source that hangs is felt. */
const BUDGETS = { askMs: 3_000, readMs: 3_000, followMs: 3_000 };

/** What the report must say of each source, told apart: nothing came, too much was asked, nothing usable. */
const EXPECTED = { wikipedia: 'answered', searxng: 'answered', tavily: 'limited', brave: 'failed', exa: 'failed' };

/** Five sources at once, of which one hangs, one is limited and one talks nonsense; a page that hangs is among the results. */
export async function severalSources(stage: Stage): Promise<Section> {
  const topics = stage.topics.slice(0, TOPICS);
  const part = { ...stage, topics, nonsense: [] };
  const hanging = topics.flatMap(({ pages: [page] }) =>
    page ? [{ ...shelved(page, stage.web), title: `${page.title}, second part`, url: stage.web.hangingUrl }] : [],
  );
  const wiki = await startFakeMediaWiki({ articles: topics.map((topic) => articleOf(topic, stage.web)) });
  const searxng = await startFakeSearchApi({ api: 'searxng', pages: [...hanging, ...stage.shelf] });
  const tavily = await startFakeSearchApi({ api: 'tavily', fault: { documented: 'too many requests' } });
  const brave = await startFakeSearchApi({ api: 'brave', fault: 'silent' });
  const exa = await startFakeSearchApi({ api: 'exa', fault: 'unexpected-json' });
  const app = await startSubject({
    ...part,
    providers: ['wikipedia', 'searxng', 'tavily', 'brave', 'exa'],
    settings: {
      WIKIPEDIA_API_URL: wiki.url,
      SEARXNG_URL: searxng.url,
      TAVILY_API_URL: tavily.url,
      TAVILY_API_KEY: tavily.key,
      BRAVE_API_URL: brave.url,
      BRAVE_API_KEY: brave.key,
      EXA_API_URL: exa.url,
      EXA_API_KEY: exa.key,
    },
    moreHosts: [new URL(wiki.url).host],
    budgets: BUDGETS,
  });
  try {
    const run = await runJobs(await signUp(app.url), part, FORMATS);
    const section = judgeRun(
      run,
      { title: 'Five sources, of which one hangs, one is limited, one is broken', formats: FORMATS },
      stage,
    );
    const dossiers = run.covered.map(({ dossier }) => dossier);
    const rows = [
      allRight(
        'sources told apart: answered, limited, failed',
        together(dossiers.map((dossier) => judgeSearches(dossier, EXPECTED))),
      ),
      bound('research time ÷ its budget, a source and a page hanging', judgeRunningTime(dossiers, BUDGETS), 1),
    ];
    return { ...section, rows: [...section.rows, ...rows] };
  } finally {
    await app.close();
    await Promise.all([wiki, searxng, tavily, brave, exa].map((server) => server.close()));
  }
}
