import { expect, it } from 'vitest';
import { opinionHeard } from './opinion-heard.ts';

const topic = 'Remote onboarding for new engineers';
const opinion =
  'Buddies beat handbooks. Nobody reads forty pages in week one, and a patient colleague answers in a minute.';

it.each([
  ['its own words', 'We think buddies beat handbooks: a patient colleague answers in a minute.', true],
  [
    'other forms of its words',
    'Skip the handbook. Give every engineer a buddy, a colleague with patience who will answer.',
    true,
  ],
  ['the topic alone', 'Remote onboarding of new engineers needs care and a good process from day one.', false],
  ['another subject', 'Our spring sale starts on Monday with fresh colours.', false],
])('%s', (_, text, heard) => {
  expect(opinionHeard(text, opinion, topic)).toBe(heard);
});

it('is not missed where nobody has one', () => {
  expect(opinionHeard('Anything', '', topic)).toBe(true);
});

it('is heard in a language without spaces', () => {
  expect(opinionHeard('我们认为伙伴胜过手册。', '伙伴胜过手册，没有人读四十页。', '远程入职')).toBe(true);
  expect(opinionHeard('春季促销从周一开始。', '伙伴胜过手册，没有人读四十页。', '远程入职')).toBe(false);
});
