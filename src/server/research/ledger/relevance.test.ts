import { describe, expect, test } from 'vitest';
import { loadArticles } from '../../../../test/fakes/mediawiki/articles.ts';
import { readTopic } from '../language/topic.ts';
import { articleText } from '../providers/mediawiki/plain-text.ts';
import { readSource } from '../reading/read-source.ts';
import { judgeArticle, judgeSentence, titlePromise } from './relevance.ts';

const breathe = () => Promise.resolve();
const library = await Promise.all(
  loadArticles().map(async (article) => {
    const { title } = article;
    return { title, reading: await readSource({ title, text: articleText(article.text) }, { breathe }) };
  }),
);

/** Titles of all articles of the library that count as sources for a topic. */
function sourcesFor(topic: string): string[] {
  const terms = readTopic(topic).terms('en');
  return library.filter(({ reading }) => judgeArticle(terms, reading.terms) !== null).map(({ title }) => title);
}

describe('which articles are sources', () => {
  test.each([
    ['Pricing psychology for SaaS landing pages', ['Landing page', 'Psychological pricing', 'Software as a service']],
    ['How to write a newsletter', ['Newsletter']],
    ['Email marketing for small bakeries', ['Email marketing']],
    ['Reduce churn rate for subscription apps', ['Churn rate']],
    ['The history of sourdough', ['Sourdough']],
    ['Commuting by electric bicycle in winter', ['Electric bicycle']],
    ['Benefits of remote work', ['Remote work']],
    ['Content marketing', ['Content marketing']],
    ['SEO', ['Search engine optimization']],
    ['Roasting coffee at home', ['Coffee roasting']],
    ['What is cross-site scripting?', ['Cross-site scripting']],
    ['SaaS pricing', ['Software as a service']],
  ])('%s', (topic, titles) => {
    expect(sourcesFor(topic)).toEqual(expect.arrayContaining(titles));
  });

  test.each([
    ['Pricing psychology for SaaS landing pages', 'Pricing'],
    ['Pricing your freelance design work', 'Pricing'],
    ['Onboarding emails that keep customers', 'Onboarding'],
    ['Coffee shop loyalty programs', 'Coffee roasting'],
    ['Remote islands of the Pacific', 'Remote work'],
    ['Email etiquette between colleagues', 'Email marketing'],
    ['Search and rescue dogs', 'Search engine optimization'],
    ['Electric guitar amplifiers', 'Electric bicycle'],
    ['Landing a job: pages to bookmark', 'Landing page'],
    ['Customer success stories for accounting firms', 'Churn rate'],
    ['Bread prices in medieval France', 'Sourdough'],
    ['Content moderation at scale', 'Content marketing'],
  ])('%s: not "%s", which merely shares a word', (topic, title) => {
    expect(sourcesFor(topic)).not.toContain(title);
  });

  test.each([
    'blorptastic quux frindle',
    'blorptastic email frindle',
    'zxcv qwer asdf',
    'colorless green giraffes invoice furiously',
    'quantum marmalade for landing gears',
    'the of and with',
    '12345 67890',
    '???',
    'Wibble',
    'lorem ipsum dolor sit amet',
    'purple customers yodel beneath octagonal tariffs',
  ])('%s: nothing', (topic) => {
    expect(sourcesFor(topic)).toEqual([]);
  });
});

describe('which sentences speak of the topic', () => {
  const topic = ['price', 'psycholog', 'saa', 'land', 'page'];

  test('a sentence needs two words of a long topic, its article’s subject counted in', () => {
    const unnamed = { subject: new Set<string>(), subjectShare: 0 };
    expect(judgeSentence(topic, ['saa', 'page', 'sold'], unnamed)).toBe(true);
    expect(judgeSentence(topic, ['saa', 'sold'], unnamed)).toBe(false);
    expect(judgeSentence(topic, ['page'], { subject: new Set(['saa']), subjectShare: 0.2 })).toBe(true);
  });

  test('a sentence without any word of the topic counts only where the whole article is about it', () => {
    expect(judgeSentence(['churn', 'rate'], ['custom'], { subject: new Set(['churn', 'rate']), subjectShare: 1 })).toBe(
      true,
    );
    expect(judgeSentence(topic, ['decoy'], { subject: new Set(['price', 'psycholog']), subjectShare: 0.4 })).toBe(
      false,
    );
  });
});

test('a title promises most when the topic names it', () => {
  const topic = ['price', 'psycholog', 'saa', 'land', 'page'];
  const promises = [['land', 'page'], ['price'], ['onboard']].map((title) => titlePromise(topic, title));
  expect(promises).toEqual([1.4, 0.2, 0]);
});
