import { describe, expect, test } from 'vitest';
import { loadArticles } from '../../../../test/fakes/mediawiki/articles.ts';
import { readTopic } from '../topic/topic.ts';
import { articleText } from '../providers/mediawiki/plain-text.ts';
import { readSource } from '../reading/read-source.ts';
import type { Reading } from '../reading/source-reading.ts';
import { judgeArticles, measureArticle, titlePromise } from './relevance.ts';
import { speaksOf } from './sentence-fit.ts';

const breathe = () => Promise.resolve();
const library = await Promise.all(
  loadArticles().map(async (article) => {
    const { title } = article;
    return { title, reading: await readSource({ title, text: articleText(article.text) }, { breathe }) };
  }),
);

interface Shelf {
  readonly title: string;
  readonly reading: Reading;
}

/** Titles of all articles on a shelf that count as sources for a topic. */
function sourcesFor(topicText: string, shelf: readonly Shelf[] = library, isCovered = false): string[] {
  const topic = readTopic(topicText);
  const { fits } = judgeArticles(
    shelf.map(({ reading: { language, terms } }) =>
      measureArticle({ article: terms, terms: topic.terms(language), parts: topic.parts(language) }),
    ),
    isCovered,
  );
  return shelf.filter((_, index) => fits[index] !== null).map(({ title }) => title);
}

async function shelfOf(pages: Record<string, string>): Promise<Shelf[]> {
  return await Promise.all(
    Object.entries(pages).map(async ([title, text]) => ({
      title,
      reading: await readSource({ title, text }, { breathe }),
    })),
  );
}

test('words of a name that stand apart in a page make it no source, though others cover the topic', async () => {
  const shelf = await shelfOf({
    'Bicycle pumps tested by members':
      'Members of the guild tested 16 bicycle pumps in the heat of May. A floor pump costs $35. The pumps can be borrowed at the guild house.',
  });
  expect(sourcesFor('Heat pump subsidies for homeowners', shelf, true)).toEqual([]);
});

test('a page that speaks of nearly all of a topic within three sentences counts beside others, whatever its title', async () => {
  const shelf = await shelfOf({
    'The button nobody wanted':
      'Salons should let clients cancel without a phone call. A link in the reminder halved the no-shows in a test with 62 members.',
    'Buttons and zips': 'Tailors sell buttons and zips. A button costs 20 cents, and a zip costs two euros.',
  });
  const topic = '9 ways to cut no-shows at your salon';
  expect(sourcesFor(topic, shelf, true)).toEqual(['The button nobody wanted']);
  expect(sourcesFor(topic, shelf)).toEqual([]);
});

describe('which articles are sources', () => {
  test.each([
    ['Pricing psychology for SaaS landing pages', ['Landing page', 'Psychological pricing', 'Software as a service']],
    ['How to write a newsletter', ['Newsletter']],
    ['Email marketing for small bakeries', ['Email marketing']],
    ['Reduce churn rate for subscription apps', ['Churn rate']],
    ['The history of sourdough', ['Sourdough']],
    ['Commuting by electric bicycle in winter', ['Electric bicycle']],
    ['Benefits of remote work', ['Remote work']],
    ['Content marketing for software companies', ['Content marketing']],
    ['Reducing churn with onboarding emails', ['Churn rate']],
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
    ['Pricing pages: how to tell them apart', 'Pricing'],
    ['How to write a pricing page', 'Pricing'],
    ['What a good pricing page needs', 'Pricing'],
    ['The difference between pricing pages and brochures', 'Pricing'],
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

const WEB = await shelfOf({
  'Welcome emails that keep subscribers':
    'A welcome series is the cheapest way to bring down churn. In our tests, five onboarding emails cut the churn of new accounts by a fifth. ' +
    'The first of the emails shows one task. Teams that sell software to other firms send the second after two days.',
  'Early churn is an onboarding problem':
    'Most accounts that cancel have never used more than one function. Onboarding ends too early in most products. ' +
    'Whoever comes back in the fourth week stays for a year on average. Churn in the first month is a matter of habit.',
  'The office move': 'We are moving. Guests find us at the harbour from Monday. Our email addresses stay the same.',
  'Butter churns of the Alps':
    'The churn was made of fir. Butter from the churn was sold on the market. Each valley had a churn of its own.',
});

const LAMPS = await shelfOf({
  'Desk lamp': 'A desk lamp stands on a desk. Desk lamps with joints set the pattern for a century.',
  'Bird migration': 'Migratory patterns follow the seasons. Migratory birds are led astray by lamps on towers.',
  'Buying a desk lamp': 'A good desk lamp does not flicker. Desk lamps cost between 20 and 200 euros.',
});

describe('pages of the web, judged together', () => {
  test.each([
    ['How onboarding emails reduce churn in B2B SaaS', ['Welcome emails that keep subscribers']],
    [
      'Why week-four onboarding decides annual churn',
      ['Welcome emails that keep subscribers', 'Early churn is an onboarding problem'],
    ],
  ])('a long topic is met by what puts its parts together: %s', (topic, titles) => {
    expect(sourcesFor(topic, WEB)).toEqual(titles);
  });

  test('real words that nobody puts together are nonsense, however well each is covered', () => {
    expect(sourcesFor('The migratory patterns of desk lamps', LAMPS)).toEqual([]);
    expect(sourcesFor('Influencer churn of haunted desk lamps', [...LAMPS, ...WEB])).toEqual([]);
  });

  test('pages on a good part of the topic count once one page has put it together', () => {
    const topic = 'Churn of accounts in butter markets';
    expect(sourcesFor(topic, WEB.slice(0, 3))).toEqual([]);
    expect(sourcesFor('Onboarding against churn in zeppelin yards', WEB, true)).toContain(
      'Early churn is an onboarding problem',
    );
  });

  test('whom it is for may be missing, what it is about may not', () => {
    expect(sourcesFor('Email marketing for young florists')).toEqual(['Email marketing']);
    expect(sourcesFor('Email marketing for lazy glaciers')).toEqual([]);
  });

  test('what people shorten is the same as what it stands for', async () => {
    const shelf = await shelfOf({
      'Search engine optimization for dentists':
        'Search engine optimization brings patients to a dentist. Local search counts most for a dental practice.',
    });
    expect(sourcesFor('Local SEO for dental practices', shelf)).toHaveLength(1);
  });
});

test.each([
  [
    'Why do cold room compressors fail in August?',
    'Breakdowns in commercial refrigeration',
    'This report covers 3,210 service calls. Of all compressor failures in cold rooms, 41 % fell into the six weeks between mid-July and the end of August.',
  ],
  [
    'Hay fever or a cold? How to tell them apart',
    'Hay fever and common cold compared',
    'A cold usually lasts seven to ten days. Hay fever lasts as long as the plant is in bloom.',
  ],
  [
    'How to spot a fake train ticket',
    'Fake tickets on trains',
    'A fake train ticket has no watermark. Inspectors took away 4,100 fake tickets last year.',
  ],
])('a page that answers counts, however the topic asks: %s', async (topic, title, text) => {
  expect(sourcesFor(topic, await shelfOf({ [title]: text }))).toEqual([title]);
});

describe('which sentences speak of the topic', () => {
  const topic = readTopic('Pricing psychology for SaaS landing pages').parts('en');

  test('a sentence needs a good part of a long topic, its article’s subject counted in', () => {
    const unnamed = { subject: new Set<string>(), subjectShare: 0 };
    expect(speaksOf(topic, ['price', 'saa', 'sold'], unnamed)).toBe(true);
    expect(speaksOf(topic, ['saa', 'sold'], unnamed)).toBe(false);
    expect(speaksOf(topic, ['saa', 'sold'], { subject: new Set(['price']), subjectShare: 0.2 })).toBe(true);
  });

  test('a sentence without any word of the topic counts only where the whole article is about it', () => {
    const churn = readTopic('Churn rate').parts('en');
    expect(speaksOf(churn, ['custom'], { subject: new Set(['churn', 'rate']), subjectShare: 1 })).toBe(true);
    expect(speaksOf(topic, ['decoy'], { subject: new Set(['price', 'psycholog']), subjectShare: 0.4 })).toBe(false);
  });
});

test('a title promises most when the topic names it', () => {
  const topic = ['price', 'psycholog', 'saa', 'land', 'page'];
  const promises = [['land', 'page'], ['price'], ['onboard']].map((title) => titlePromise(topic, title));
  expect(promises).toEqual([1.4, 0.2, 0]);
});
