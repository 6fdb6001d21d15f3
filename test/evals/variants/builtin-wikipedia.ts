import { startFakeMediaWiki } from '../../fakes/fake-mediawiki.ts';
import { loadArticles } from '../../fakes/mediawiki/articles.ts';
import { signUp } from '../../support/api-client.ts';
import type { Section } from '../report/rows.ts';
import { startSubject } from '../subject/start-subject.ts';
import { articleOf } from '../web/shelf.ts';
import { judgeRun, runJobs } from './run-jobs.ts';
import type { Stage } from './stage.ts';

const FORMATS = ['Blog Post', 'X Post', 'Email Newsletter'];

/** No model and no key: an encyclopaedia alone, whose citations lead to the pages themselves. */
export async function builtinWikipedia(stage: Stage): Promise<Section> {
  // It is written in one language.
  const english = { ...stage, topics: stage.topics.filter(({ language }) => language === 'en') };
  const articles = [...english.topics.map((topic) => articleOf(topic, stage.web)), ...loadArticles()];
  const wiki = await startFakeMediaWiki({ articles });
  const host = new URL(wiki.url).host;
  const app = await startSubject({
    ...english,
    providers: ['wikipedia'],
    settings: { WIKIPEDIA_API_URL: wiki.url },
    moreHosts: [host],
  });
  try {
    const run = await runJobs(await signUp(app.url), english, FORMATS);
    return judgeRun(run, { title: 'Built-in writer, Wikipedia alone', formats: FORMATS }, stage);
  } finally {
    await app.close();
    await wiki.close();
  }
}
