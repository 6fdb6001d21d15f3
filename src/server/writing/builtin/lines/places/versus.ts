import type { KindPlaces } from '../place.ts';

export const versus: KindPlaces = [
  {
    question: 'Which one would you choose?',
    places: [
      {
        heading: 'What speaks for {a}?',
        label: 'For {a}',
        gap: 'one case in which {a} was the better choice',
      },
      {
        heading: 'What speaks for {b}?',
        label: 'For {b}',
        gap: 'one case in which {b} did better, and what was different',
      },
      {
        heading: 'What settles it?',
        label: 'Deciding point',
        gap: 'what you look at first if you have to decide',
      },
    ],
    faq: [
      { heading: 'Can I change my mind later?', gap: 'what it takes to change from {a} to {b}, and back' },
      { heading: 'Do I have to choose?', gap: 'whether both can go together, and how' },
    ],
    list: [],
  },
  {
    question: 'What makes the difference?',
    places: [
      {
        heading: 'What do you gain with {a}?',
        label: '{a}',
        gap: 'what {a} gave you, in one example',
      },
      {
        heading: 'What do you lose without {b}?',
        label: '{b}',
        gap: 'what you miss without {b}, and how you make up for it',
      },
      {
        heading: 'How could you test it?',
        label: 'Trial',
        gap: 'a small way to test both before anybody decides',
      },
    ],
    faq: [
      { heading: 'What do people overlook?', gap: 'what people overlook, with an example' },
      { heading: 'What does each of them take?', gap: 'what each of them takes in time or money' },
    ],
    list: [],
  },
  {
    question: 'What would settle it for you?',
    places: [
      {
        heading: 'What did we choose ourselves?',
        label: 'Own choice',
        gap: 'what you chose yourself, and since which year',
      },
      {
        heading: 'Who should choose differently?',
        label: 'Other cases',
        gap: 'who should choose differently from you, and why',
      },
      {
        heading: 'Where are they alike?',
        label: 'In common',
        gap: 'where {a} and {b} come to the same for you',
      },
    ],
    faq: [
      { heading: 'Is there a third way?', gap: 'what you recommend where neither of them fits' },
      { heading: 'Has anything changed lately?', gap: 'what has changed about the choice since last year' },
    ],
    list: [],
  },
];
