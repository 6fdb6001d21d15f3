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
  const [part, ...more] = readTopic('Warum das Onboarding über die Kündigungen entscheidet').parts('other');
  expect(more).toEqual([]);
  expect([...(part?.weights.keys() ?? [])]).toContain('kündig');
});
