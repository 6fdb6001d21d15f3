import type { KindPlaces } from '../place.ts';

/** Whatever a topic of two or three words may be: each line has to fit knitting as well as a municipal budget. */
export const subject: KindPlaces = [
  {
    question: 'What should more people know about it?',
    places: [
      {
        heading: 'What have we seen ourselves?',
        label: 'Own case',
        gap: 'one case of your own, with the place and the year',
      },
      {
        heading: 'Why now?',
        label: 'Why now',
        gap: 'what makes you write about it now',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what you mean to do next, as far as you know it',
      },
    ],
    faq: [
      { heading: 'What do people ask first?', gap: 'the question you hear most, with your answer' },
      { heading: 'Where can I read more?', gap: 'a page, a book or a film on it that you trust' },
    ],
    list: [],
  },
  {
    question: 'What would you like to know about it?',
    places: [
      {
        heading: 'What do people get wrong about it?',
        label: 'Mistake',
        gap: 'a mistake you see again and again, and what you say then',
      },
      {
        heading: 'What does it look like up close?',
        label: 'Up close',
        gap: 'a detail that nobody sees from outside',
      },
      {
        heading: 'What would we do differently today?',
        label: 'In hindsight',
        gap: 'what you would do differently if you began today',
      },
    ],
    faq: [
      { heading: 'Was it always like this?', gap: 'how it was some years ago, and what changed it' },
      { heading: 'Who sees it differently?', gap: 'what somebody who disagrees would answer you' },
    ],
    list: [],
  },
  {
    question: 'What is your own experience?',
    places: [
      {
        heading: 'How did it start for us?',
        label: 'How it started',
        gap: 'how it started for you: the year, the place, the reason',
      },
      {
        heading: 'What has changed?',
        label: 'What changed',
        gap: 'what has changed since last year, in a line',
      },
      {
        heading: 'What surprised us?',
        label: 'Surprise',
        gap: 'what surprised you about it, told in a few sentences',
      },
    ],
    faq: [
      { heading: 'What should a newcomer know?', gap: 'what you tell somebody who is new to it' },
      { heading: 'Is it the same everywhere?', gap: 'where it is done another way, and what you make of that' },
    ],
    list: [],
  },
];
