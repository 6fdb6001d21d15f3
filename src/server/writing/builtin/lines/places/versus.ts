import type { KindPlaces } from '../place.ts';

export const versus: KindPlaces = [
  {
    question: 'Which one would you choose, and when?',
    promise: 'When the one, when the other, and what decides',
    places: [
      {
        heading: 'When would you choose {a}?',
        label: 'For the first',
        gap: 'one case in which you would choose {a}, with the reason',
        ask: 'When was {a} the right choice for you, or when would it be?',
      },
      {
        heading: 'When would you still choose {b}?',
        label: 'For the second',
        gap: 'one case in which you would still choose {b}',
        ask: 'What would have to be true for you to prefer {b}?',
      },
      {
        heading: 'What settles it?',
        label: 'Deciding point',
        gap: 'the point you look at first when you have to decide',
        ask: 'What would settle it for you? Money, time, people, something else?',
      },
    ],
    checklist: [
      'Name what you need it for before you compare',
      'Ask somebody who uses the one, and somebody who uses the other',
      'Compare the same month and the same size',
      'Decide who has the last word',
    ],
    faq: [
      { heading: 'Can I switch later?', gap: 'how one gets from {a} to {b}, and back' },
      { heading: 'Which one is cheaper?', gap: 'both prices, and what is included in each of them' },
    ],
  },
  {
    question: 'What would you lose with the other one?',
    promise: 'What you gain, what you give up, how to try both',
    places: [
      {
        heading: 'What do you gain with {a}?',
        label: 'Gain',
        gap: 'what {a} gives you, with an example from this year',
        ask: 'What would you expect of {a} that {b} does not give you?',
      },
      {
        heading: 'What do you give up without {b}?',
        label: 'Loss',
        gap: 'what you would lose without {b}, in plain words',
        ask: 'What would you miss first if {b} were gone tomorrow?',
      },
      {
        heading: 'How can you try both?',
        label: 'Trial',
        gap: 'a way to try both of them at little cost',
        ask: 'How could you try both on something small before you commit?',
      },
    ],
    checklist: [
      'Try each of them on a real task',
      'Look at what you would have to undo',
      'Add up the hours as well as the price',
      'Listen to somebody who has switched',
    ],
    faq: [
      { heading: 'Is there a third way?', gap: 'what you recommend when neither of them fits' },
      { heading: 'How do I explain my choice?', gap: 'the sentence with which you explain your own choice' },
    ],
  },
  {
    question: 'Which one do you use, and who picked it?',
    promise: 'A choice, its reason, and the case for the other',
    places: [
      {
        heading: 'What do we use ourselves?',
        label: 'Own choice',
        gap: 'the one that you use yourself, and since when',
        ask: 'Which of them do you live with today, and who picked it?',
      },
      {
        heading: 'Who should choose differently?',
        label: 'Other cases',
        gap: 'the kind of person you would send to {b} instead',
        ask: 'Who do you know that would be better off with {b}?',
      },
      {
        heading: 'Where are they alike?',
        label: 'In common',
        gap: 'what {a} and {b} have in common for a newcomer',
        ask: 'Where would you notice no difference between {a} and {b}?',
      },
    ],
    checklist: [
      'Say which one you use today',
      'Find the point where both are alike',
      'Ask whoever has to live with the choice',
      'Set a day on which you look again',
    ],
    faq: [
      { heading: 'Do I have to decide now?', gap: 'by when one has to decide, and what happens until then' },
      {
        heading: 'What do others ask before they choose?',
        gap: 'a question you hear before people choose, with your answer',
      },
    ],
  },
];
