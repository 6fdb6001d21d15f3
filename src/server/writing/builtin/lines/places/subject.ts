import type { KindPlaces } from '../place.ts';

/**
 * Whatever a topic of two or three words may be: each line has to fit knitting as well as a municipal budget. Topics in
 * other languages are read so, too: there the gaps stand without their headings, and fit a recipe as well as a law.
 */
export const subject: KindPlaces = [
  {
    question: 'What should more people know about it?',
    places: [
      {
        heading: 'What have we seen ourselves?',
        label: 'Own case',
        gap: 'an example of your own, with the place and the year',
      },
      {
        heading: 'What do people ask most?',
        label: 'Asked most',
        gap: 'what people ask most, with your answer',
      },
      {
        heading: 'What can you do next?',
        label: 'To do',
        gap: 'what a reader can do now, with a page or an address',
      },
    ],
    faq: [
      { heading: 'Who should know about it?', gap: 'whom it concerns, and what it means for them' },
      { heading: 'Where can I read more?', gap: 'a page, a book or a film on it that you trust' },
    ],
    list: [],
  },
  {
    question: 'What would you like to know about it?',
    places: [
      {
        heading: 'What should you remember?',
        label: 'To remember',
        gap: 'the point that matters most, in one sentence',
      },
      {
        heading: 'What does it look like in practice?',
        label: 'In practice',
        gap: 'an example from practice, as you would tell a friend',
      },
      {
        heading: 'What follows from it?',
        label: 'What follows',
        gap: 'what follows from it for readers',
      },
    ],
    faq: [
      { heading: 'What do people get wrong?', gap: 'what is often misunderstood about it, and how it really is' },
      { heading: 'Who can tell me more?', gap: 'who answers questions on it, and where to reach them' },
    ],
    list: [],
  },
  {
    question: 'What is your own experience?',
    places: [
      {
        heading: 'What is easy to overlook?',
        label: 'Overlooked',
        gap: 'what is easily overlooked, in a sentence',
      },
      {
        heading: 'What do we know at first hand?',
        label: 'First hand',
        gap: 'what you know of it at first hand',
      },
      {
        heading: 'Where do you go from here?',
        label: 'From here',
        gap: 'where to look, ask or read next',
      },
    ],
    faq: [
      { heading: 'What does it depend on?', gap: 'the point on which most of it depends' },
      { heading: 'What surprises people?', gap: 'what surprises people who hear of it, in a line' },
    ],
    list: [],
  },
];
