import { describe, expect, it } from 'vitest';
import { announces, readTopicKind, TOPIC_KINDS, type TopicKind } from './topic-kind.ts';

const TOPICS: Readonly<Record<Exclude<TopicKind, 'versus'>, readonly string[]>> = {
  'how-to': [
    'How to bake sourdough at home',
    'How we cut churn in half',
    'How a bakery cut its waste',
    'Getting started with home composting',
    'The complete guide to church choirs',
    'Guide to two-factor authentication',
    'Setting up a password manager for a small team',
    'How do I write a welcome email?',
    'Choosing a CRM',
    'Zero trust in a week: a practical guide',
    'how to choose between two offers',
  ],
  why: [
    'Why do customers leave in the second week?',
    'Why choirs lose their tenors',
    'How onboarding emails reduce churn',
    'The case against annual contracts',
    'Every church should have a choir',
    'The real reason why meetings run late',
    'Plain language still matters',
    'Email marketing is dead',
  ],
  question: [
    'What is a good open rate?',
    'Should we deliver or not?',
    'Do customers read onboarding emails?',
    'When to raise prices',
    'How much should a website cost',
    'Is remote work good for juniors?',
    'What makes a good choir director',
    'Which bread keeps longest?',
    '¿Qué es el pan?',
  ],
  news: [
    'Announcing Northkit 2.0',
    'Introducing our repair service',
    'Our new vegan menu',
    'Launch of the spring catalogue',
    'Launching our new oat ice cream',
    'Opening of our second shop in Leeds',
    'Northkit 3.1 is now available',
    'Plankton CMS 4.2 is out',
    'Our shop moves on 1 May',
    'The ice rink is open',
    'Our new concert hall',
    'New features for the conference app',
    'Tidewell, a booking app for boat clubs, launches in May',
  ],
  invitation: [
    'Museum night in Eastmere',
    'Spring sale of the harbour bookshop',
    'Jazz festival by the lake',
    'Announcing our annual conference',
    'Free webinar: phishing in small firms',
    'An event for first-time buyers',
    'Workshop on natural dyes',
    'Save the date',
    'Join us for the harvest supper',
    'Open day at the fire station',
    'Our 50th anniversary',
    'Opening party',
    'Bread tasting on Saturday',
    'Choir practice on 20 June',
    'New singers for the church choir',
    'Volunteers wanted',
    'Volunteers needed for the summer camp',
    'Tenor wanted',
    'Looking for a trainee',
    'We’re hiring a pastry chef',
    'Call for papers',
  ],
  list: [
    '7 ways to reduce food waste',
    'Five quiet signs that a customer will leave',
    'Tips for first-time choir singers',
    'Common onboarding mistakes',
    'GDPR checklist for shops',
    'Gift ideas for gardeners',
    'Top 10 phishing lures',
  ],
  subject: [
    'customer onboarding for B2B software',
    'Coffee',
    'Opening hours',
    'Event-driven architecture',
    'New Year’s resolutions',
    'Pros and cons of remote work',
    'Cakes, pies or tarts',
    'More or less',
    'Do-it-yourself repairs',
    'Hiring seniors in a bakery',
    'Insurance for a village festival',
    'Noise at the summer festival',
    'Email open rates of webinars',
    'The skills needed for remote work',
    'Looking for a better CRM',
    'Book sales',
    'Festival in numbers',
    'Conference: what we learned',
    'New drivers and insurance',
    'Our community event calendar',
    'Open days at schools are a waste',
    'Join our newsletter',
    'New customers',
    'お客様が離れる理由',
    '???!',
    '',
  ],
};

describe.each(Object.entries(TOPICS))('a topic of the kind %s', (kind, topics) => {
  it.each(topics)('is %j', (topic) => {
    // A question mark alone makes a question, whatever stands before it.
    const expected = topic.endsWith('?') && kind === 'subject' ? 'question' : kind;
    expect(readTopicKind(topic)).toEqual({ kind: expected, sides: null });
  });
});

describe('a comparison', () => {
  it.each([
    ['Email vs SMS for restaurants', 'Email', 'SMS'],
    ['Print versus screen', 'Print', 'screen'],
    ['Sourdough or yeast?', 'Sourdough', 'yeast'],
    ['Make or buy', 'Make', 'buy'],
    ['Why a weekly phone call beats a dashboard', 'a weekly phone call', 'a dashboard'],
    ['Print newsletters still beat social media for village shops', 'Print newsletters', 'social media'],
    ['Phone calls instead of surveys', 'Phone calls', 'surveys'],
    ['Why we teach rather than sell', 'teach', 'sell'],
    ['Should we hire a marketer or an agency?', 'a marketer', 'an agency'],
    ['Should we raise prices or cut hours?', 'raise prices', 'cut hours'],
    ['Small bakery: sourdough or yeast for beginners?', 'sourdough', 'yeast'],
    ['Is sourdough healthier than white bread?', 'sourdough', 'white bread'],
    ['Is a heat pump or a gas boiler better for a church?', 'a heat pump', 'a gas boiler'],
    ['Why office days are better than remote days', 'office days', 'remote days'],
    ['The difference between churn and attrition', 'churn', 'attrition'],
    ['Why we switched from Slack to email', 'Slack', 'email'],
    ['Why small shops outperform chains', 'small shops', 'chains'],
    ['How to choose: React vs. Vue', 'React', 'Vue'],
  ])('%j has two sides', (topic, one, other) => {
    expect(readTopicKind(topic)).toEqual({ kind: 'versus', sides: [one, other] });
  });

  it.each([
    'Sooner or later',
    'How to hire a baker or two',
    '5 things to do before or after a launch',
    'Should the choir of our parish church rehearse twice a week all year or only before Christmas?',
  ])('%j has none', (topic) => {
    expect(readTopicKind(topic).sides).toBeNull();
  });

  it('gives its sides as they stand in the topic', () => {
    const topic = 'Why  a “quiet” launch beats a loud one';
    const { sides } = readTopicKind(topic);
    expect(sides?.every((side) => topic.replace(/\s+/gu, ' ').includes(side))).toBe(true);
  });
});

it.each([
  ['many small words', 'how a b c or '.repeat(400)],
  ['one word again and again', 'new '.repeat(1_000)],
  ['a word without an end', `${'a'.repeat(3_000)} or ${'b '.repeat(500)}`],
])('is not lost in %s', (_name, topic) => {
  expect(readTopicKind(topic).sides).toBeNull();
});

it('makes something known where there is news, and where people are asked to come', () => {
  expect(TOPIC_KINDS.filter(announces)).toEqual(['news', 'invitation']);
});
