import type { KindPlaces } from '../place.ts';

/** Something that can be bought, booked or used: its facts first, and nobody to disagree with it. */
export const offer: KindPlaces = [
  {
    question: 'What would you like to know about it?',
    places: [
      {
        heading: 'What does it do?',
        label: 'What it does',
        gap: 'what it does for people, in one sentence without praise',
      },
      {
        heading: 'Who is it for?',
        label: 'For whom',
        gap: 'whom it suits, and who is better off without it',
      },
      {
        heading: 'How do you get it?',
        label: 'Getting it',
        gap: 'where to order, book or try it, with the link',
      },
    ],
    faq: [
      { heading: 'What does it cost?', gap: 'the price, and what is to be paid beside it' },
      { heading: 'Where can I see it first?', gap: 'where people can look at it before they decide' },
    ],
    list: [],
  },
  {
    question: 'Any questions about it?',
    places: [
      {
        heading: 'What comes with it?',
        label: 'Included',
        gap: 'what belongs to it, piece by piece',
      },
      {
        heading: 'What do people say who use it?',
        label: 'From users',
        gap: 'what one user says, word for word, with their leave',
      },
      {
        heading: 'How does it work?',
        label: 'How it works',
        gap: 'what happens from the first moment to the last, in plain words',
      },
    ],
    faq: [
      { heading: 'How long does it take to arrive?', gap: 'how soon people have it once they have ordered' },
      { heading: 'What if something is wrong with it?', gap: 'the warranty, and whom to turn to with a complaint' },
    ],
    list: [],
  },
  {
    question: 'Would it be of use to you?',
    places: [
      {
        heading: 'What does it not do?',
        label: 'Not for',
        gap: 'what it cannot do, so that nobody is disappointed',
      },
      {
        heading: 'What was it made for?',
        label: 'Made for',
        gap: 'the trouble it was made for, as a customer described it to you',
      },
      {
        heading: 'What does it look like in use?',
        label: 'In use',
        gap: 'one real case of its use: where, by whom, for how long',
      },
    ],
    faq: [
      { heading: 'What do I need beside it?', gap: 'whatever else somebody needs, or that nothing is missing' },
      { heading: 'Where can I ask?', gap: 'the page, address or telephone for questions' },
    ],
    list: [],
  },
];
