import { describe, expect, it } from 'vitest';
import { echoesOpinion, opinionHeard, sharesWords } from './opinion-heard.ts';

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

describe('words that bind others', () => {
  it.each([
    [
      'German',
      'Das Lastenrad ist in der Stadt fast immer schneller, aber nicht, wenn alle auch noch Paletten bestellen.',
      'Niemand mag Regen, aber wenn alle fast immer auch nicht wollen, hilft nichts.',
    ],
    [
      'French',
      'Le vélo est presque toujours plus rapide en ville, mais jamais pour les palettes.',
      'Mais plus jamais sans vous, presque comme avant.',
    ],
    [
      'Spanish',
      'La bici casi siempre gana en la ciudad, pero nunca para los palés.',
      'Pero casi siempre nunca, también para todos.',
    ],
  ])('do not tell that it is heard in %s', (_, own, other) => {
    expect(opinionHeard(other, own, '')).toBe(false);
    expect(sharesWords(other, own)).toBe(false);
    expect(echoesOpinion(other, { opinion: own, topic: '' })).toBe(false);
    expect(opinionHeard(own, own, '')).toBe(true);
  });

  it('are told apart from English ones that look alike', () => {
    expect(sharesWords('A bike is fast and it is at the door.', 'Nothing that is slow is fast, not to us.')).toBe(true);
    expect(sharesWords('Das Rad ist fast nicht schwer.', 'Der Wagen ist fast immer langsam.')).toBe(false);
  });
});
