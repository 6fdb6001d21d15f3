import { expect, test } from 'vitest';
import { readTopic } from './topic.ts';

function parts(topic: string): string {
  return readTopic(topic)
    .parts('en')
    .map(({ weights, isAudience }) => `${[...weights.keys()].join(' ')}${isAudience ? ' (audience)' : ''}`)
    .join(' | ');
}

test.each([
  ['Pricing psychology for SaaS landing pages', 'price psycholog | saa land page'],
  ['How onboarding emails reduce churn in B2B SaaS', 'onboard email | churn | b2b saa'],
  ['Why week-four onboarding decides annual churn', 'week onboard decid | annual churn'],
  ['The migratory patterns of desk lamps', 'migratori pattern | desk lamp'],
  ['Email marketing for small bakeries', 'email market | small bakeri (audience)'],
  ['Email marketing for extinct bakeries', 'email market | extinct bakeri'],
  ['Content marketing', 'content market'],
  ['The history of sourdough', 'sourdough'],
  ['9 ways to cut no-shows at your salon', 'cut noshow | salon'],
  ['SEO in-house vs agency', 'seo inhous | agenc'],
  ['How to prepare for an MRI of the knee', 'mri prepar | knee'],
  ['Introducing Lumo Fold: a standing desk', 'lumo fold | stand desk'],
])('the things that a topic puts together: %s', (topic, expected) => {
  expect(parts(topic)).toBe(expected);
});

test('words that go with anything say less than those that name something', () => {
  const [first, second] = readTopic('Why annual onboarding decides small churn').parts('en');
  const says = (term: string) => first?.weights.get(term) ?? second?.weights.get(term) ?? Number.NaN;
  expect(says('onboard')).toBe(1);
  expect(says('annual')).toBeLessThan(0.5);
  expect(says('decid')).toBeLessThan(0.5);
});

test('a topic in another language is one part', () => {
  const [part, ...more] = readTopic('Warum das Onboarding über die Kündigungen entscheidet').parts('de');
  expect(more).toEqual([]);
  expect([...(part?.weights.keys() ?? [])]).toContain('kundig');
});

test('what one does with a subject says little where the subject says a lot, and all where it is half of the topic', () => {
  const weights = (topic: string) =>
    new Map(
      readTopic(topic)
        .parts('en')
        .flatMap((part) => [...part.weights]),
    );
  expect(weights('9 ways to cut no-shows at your salon').get('cut')).toBe(0.25);
  expect(weights('How to prepare for an MRI of the knee').get('prepar')).toBe(0.25);
  expect(weights('How to insulate a roof').get('insul')).toBe(1);
  expect(weights('What does SOC 2 really cost a startup?').get('cost')).toBe(0.4);
});

test.each([
  ['no-shows', 'noshow'],
  ['no-show', 'noshow'],
  ['start-ups', 'startup'],
  ['startups', 'startup'],
  ['in-house', 'inhous'],
])('a compound is one word: %s', (word, term) => {
  expect(readTopic(`${word} in banking`).terms('en')[0]).toBe(term);
});
