import type { KindPlaces } from '../place.ts';

/** Somebody is wanted for paid work: a baker, a trainee, an educator for the afternoons. */
export const position: KindPlaces = [
  {
    question: 'Does this sound like you?',
    places: [
      {
        heading: 'What will you do?',
        label: 'Tasks',
        gap: 'the tasks, the most frequent one first',
      },
      {
        heading: 'Whom are we looking for?',
        label: 'Wanted',
        gap: 'whom you look for, and what nobody has to know yet',
      },
      {
        heading: 'How do you apply?',
        label: 'How to apply',
        gap: 'how to apply, and what to send with it',
      },
    ],
    faq: [
      { heading: 'How much is the pay?', gap: 'the pay in a month, and what is paid beside it' },
      { heading: 'Where can I ask?', gap: 'where to write or call with a question' },
    ],
    list: [],
  },
  {
    question: 'Would you like to work with us?',
    places: [
      {
        heading: 'What are the hours and the pay?',
        label: 'Hours and pay',
        gap: 'the hours and the days, and what you pay for them',
      },
      {
        heading: 'Whom will you work with?',
        label: 'The team',
        gap: 'the colleagues: how many there are, and what they do',
      },
      {
        heading: 'What does a usual day look like?',
        label: 'A usual day',
        gap: 'a usual day at work, in a sentence or so',
      },
    ],
    faq: [
      { heading: 'Do I need experience?', gap: 'what somebody has to know already, and what can be learned' },
      { heading: 'Can I come and see it first?', gap: 'whether people may spend a day with you before they decide' },
    ],
    list: [],
  },
  {
    question: 'Do you know somebody?',
    places: [
      {
        heading: 'What is there to do?',
        label: 'The work',
        gap: 'what has to be done every day, and what now and then',
      },
      {
        heading: 'What do we offer?',
        label: 'We offer',
        gap: 'what you offer beside the money: training, meals, time off',
      },
      {
        heading: 'By when should you apply?',
        label: 'By when',
        gap: 'the last day for applications, and the first working day',
      },
    ],
    faq: [
      { heading: 'How soon will I hear from you?', gap: 'how soon people have an answer, and from whom' },
      { heading: 'Are other hours possible?', gap: 'whether fewer or other hours are possible' },
    ],
    list: [],
  },
];
