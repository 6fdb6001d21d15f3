import type { KindPlaces } from '../place.ts';

export const why: KindPlaces = [
  {
    question: 'What made us think so?',
    promise: 'Where it comes from, what speaks against it, one case',
    places: [
      {
        heading: 'Where did it begin?',
        label: 'Origin',
        gap: 'the day or the case that made you think so',
        ask: 'When did you first think so yourself, and what had just happened?',
      },
      {
        heading: 'What speaks against it?',
        label: 'Objection',
        gap: 'the strongest argument against it, and your answer',
        ask: 'What is the best thing you could say against it?',
      },
      {
        heading: 'Where can it be seen?',
        label: 'Case',
        gap: 'one place where it can be seen, or somebody who has seen it',
        ask: 'Where have you seen it yourself, and what did you think then?',
      },
    ],
    checklist: [
      'Say why in a sentence of your own',
      'Find a case that does not fit',
      'Ask somebody who thinks the opposite',
      'Decide what you would do if it were true',
    ],
    faq: [
      { heading: 'Has it always been like that?', gap: 'since when it has been so, and what was different before' },
      { heading: 'What if I disagree?', gap: 'what you say to people who see it differently' },
    ],
  },
  {
    question: 'What would your own reason be?',
    promise: 'What lies behind it, what follows, what would change it',
    places: [
      {
        heading: 'What lies behind it?',
        label: 'Background',
        gap: 'what somebody has to know first, in a few sentences',
        ask: 'Which part of the story do you know, and which part is new to you?',
      },
      {
        heading: 'What follows from it for you?',
        label: 'Consequence',
        gap: 'what you do differently because of it, with an example',
        ask: 'What would you do differently tomorrow because of this?',
      },
      {
        heading: 'What would change our mind?',
        label: 'Doubt',
        gap: 'what you would have to see to change your mind',
        ask: 'What would it take to change your mind about this?',
      },
    ],
    checklist: [
      'Check whether it goes for you, too',
      'Think of a time when it was different',
      'Talk to the person it touches first',
      'Choose what you would do differently',
    ],
    faq: [
      { heading: 'Where does this come from?', gap: 'where you learned this, and from whom' },
      { heading: 'How did you find out?', gap: 'what you tried before, and what showed you the rest' },
    ],
  },
  {
    question: 'What does it change, and for whom?',
    promise: 'What it changes, who gains, who is not convinced',
    places: [
      {
        heading: 'What is different because of it?',
        label: 'Difference',
        gap: 'what it changes on an ordinary day, in one example',
        ask: 'What would it change on an ordinary day of yours?',
      },
      {
        heading: 'Who gains, and who loses?',
        label: 'People affected',
        gap: 'who is better off with it, who is worse off, and how',
        ask: 'Who around you would be glad of it, and who would not?',
      },
      {
        heading: 'Who is not convinced?',
        label: 'Doubters',
        gap: 'who still needs convincing, and what they say',
        ask: 'What would you like to ask us about it?',
      },
    ],
    checklist: [
      'Listen to somebody who is not convinced',
      'Ask what it takes, in hours and in money',
      'Collect an example that speaks for it',
      'Say aloud what you want instead',
    ],
    faq: [
      { heading: 'What do others say to that?', gap: 'what people answer when you tell them about it' },
      { heading: 'What does it take?', gap: 'what it takes in hours or money, with an example' },
    ],
  },
];
