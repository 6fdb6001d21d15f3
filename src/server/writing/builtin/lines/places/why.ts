import type { KindPlaces } from '../place.ts';

export const why: KindPlaces = [
  {
    question: 'And what speaks against it?',
    promise: 'Where it comes from, what speaks against it, one case',
    places: [
      {
        heading: 'What made us think so?',
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
    question: 'Would you have given the same reason?',
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
      'Choose something you can do about it',
    ],
    faq: [
      { heading: 'Where does this come from?', gap: 'where you learned this, and from whom' },
      { heading: 'Can anything be done about it?', gap: 'one thing that helped, and another that did not' },
    ],
  },
  {
    question: 'What happens if you leave it as it is?',
    promise: 'Who gains, who loses, and who decides',
    places: [
      {
        heading: 'What if nothing changes?',
        label: 'If it stays',
        gap: 'what you expect in a year if everything stays the same',
        ask: 'How would your next year look if all of this stayed as it is?',
      },
      {
        heading: 'Who gains, and who loses?',
        label: 'People affected',
        gap: 'who is better off with it, who is worse off, and how',
        ask: 'Who around you would be glad of a change, and who would not?',
      },
      {
        heading: 'Who decides about it?',
        label: 'Decision',
        gap: 'the person or group that decides, and when they next meet',
        ask: 'Who would have to say yes, and have you asked them?',
      },
    ],
    checklist: [
      'Find out who decides, and by which day',
      'Ask for the cost of waiting',
      'Collect an example that speaks for a change',
      'Say aloud what you want instead',
    ],
    faq: [
      { heading: 'Is that normal?', gap: 'what you tell people who ask whether that is normal' },
      { heading: 'When will it get better?', gap: 'your honest guess, and what it hangs on' },
    ],
  },
];
