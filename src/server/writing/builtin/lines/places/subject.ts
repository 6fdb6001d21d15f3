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
        heading: 'What can readers do next?',
        label: 'To do',
        gap: 'what a reader can do now, with a page or an address',
      },
      {
        heading: 'What is it about?',
        label: 'What it is',
        gap: 'what it is about, for somebody who hears of it here',
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
        heading: 'Who should know about it?',
        label: 'For whom',
        gap: 'whom it concerns, and what it means for them',
      },
      {
        heading: 'What has happened so far?',
        label: 'So far',
        gap: 'what has happened so far, in its order, with dates',
      },
      {
        heading: 'What does it look like up close?',
        label: 'Up close',
        gap: 'a detail that nobody sees from outside',
      },
    ],
    faq: [
      { heading: 'Was it always like this?', gap: 'how it was some years ago, and what changed it' },
      { heading: 'Who can tell me more?', gap: 'who answers questions on it, and where to reach them' },
    ],
    list: [],
  },
  {
    question: 'What is your own experience?',
    places: [
      {
        heading: 'Why now?',
        label: 'Why now',
        gap: 'what makes you write about it now',
      },
      {
        heading: 'What has changed?',
        label: 'What changed',
        gap: 'what has changed since last year, in a line',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what is planned next, as far as it is known',
      },
    ],
    faq: [
      { heading: 'What should a newcomer know?', gap: 'what you tell somebody who is new to it' },
      { heading: 'What does it depend on?', gap: 'the point on which most of it depends' },
    ],
    list: [],
  },
];
