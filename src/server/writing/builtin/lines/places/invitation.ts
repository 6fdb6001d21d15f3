import type { KindPlaces } from '../place.ts';

/** People are to come or to join: a concert, a webinar, a sale, a choir. */
export const invitation: KindPlaces = [
  {
    question: 'Will you join us?',
    places: [
      {
        heading: 'What can you expect?',
        label: 'To expect',
        gap: 'the programme in its order, a few words for each part',
      },
      {
        heading: 'How can you take part?',
        label: 'Taking part',
        gap: 'how to sign up, book or join, with the link',
      },
      {
        heading: 'What should you bring?',
        label: 'To bring',
        gap: 'what to bring along, or that nothing is needed',
      },
    ],
    faq: [
      { heading: 'Is it something for me?', gap: 'whom it suits, and what nobody has to know beforehand' },
      { heading: 'Where can I ask?', gap: 'where to write or call with a question' },
    ],
    list: [],
  },
  {
    question: 'Shall we count you in?',
    places: [
      {
        heading: 'What was it like last time?',
        label: 'Last time',
        gap: 'what it was like last time, or that this is the first one',
      },
      {
        heading: 'When and where is it?',
        label: 'Date and place',
        gap: 'the day, the hour and the full address',
      },
      {
        heading: 'What does it cost?',
        label: 'Price',
        gap: 'the price, or that it costs nothing',
      },
    ],
    faq: [
      { heading: 'Is there still room?', gap: 'how many places there are, and how many are left' },
      { heading: 'What if I cannot come?', gap: 'what there is for those who cannot come: another date, a recording' },
    ],
    list: [],
  },
  {
    question: 'Is this something for you?',
    places: [
      {
        heading: 'What is it worth coming for?',
        label: 'Worth coming for',
        gap: 'what it is worth coming for, in one sentence',
      },
      {
        heading: 'How do you get there?',
        label: 'Way there',
        gap: 'the way there, or the link for those who join from home',
      },
      {
        heading: 'Who is behind it?',
        label: 'Behind it',
        gap: 'who you are, and since which year you have done this',
      },
    ],
    faq: [
      { heading: 'By when should I decide?', gap: 'the last day to sign up, or that nobody has to' },
      { heading: 'Where can I see more?', gap: 'a photo, a recording or a page that shows what it is like' },
    ],
    list: [],
  },
];
