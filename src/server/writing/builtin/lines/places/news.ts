import type { KindPlaces } from '../place.ts';

/** Something is there now, or will be: a launch, a release, an opening, a change. */
export const news: KindPlaces = [
  {
    question: 'What do you think of it?',
    places: [
      {
        heading: 'Who asked for it?',
        label: 'Asked for',
        gap: 'who asked for it, and in which words',
      },
      {
        heading: 'Where will you find it?',
        label: 'Where',
        gap: 'where it is to be found, and from when on',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what you work on next, as far as you can promise it',
      },
    ],
    faq: [
      { heading: 'Do I have to do anything?', gap: 'what people have to do, or that nothing is asked of them' },
      { heading: 'Where can I ask?', gap: 'the page or address for questions about it' },
    ],
    list: [],
  },
  {
    question: 'What would you like to know?',
    places: [
      {
        heading: 'What is different now?',
        label: 'What is new',
        gap: 'what is different now, in words that a neighbour would understand',
      },
      {
        heading: 'What have we heard so far?',
        label: 'First voices',
        gap: 'what one of the first users said, in their words, with their leave',
      },
      {
        heading: 'What is still missing?',
        label: 'Not yet',
        gap: 'what it does not do yet, and what you plan there',
      },
    ],
    faq: [
      { heading: 'Who is it for?', gap: 'who will get the most out of it, and who will not' },
      { heading: 'What does it cost?', gap: 'the price, or that it costs nothing' },
    ],
    list: [],
  },
  {
    question: 'Who should hear about it?',
    places: [
      {
        heading: 'How did it come about?',
        label: 'The story',
        gap: 'the wish behind it, the first try, and what you threw away',
      },
      {
        heading: 'What will you notice first?',
        label: 'At first sight',
        gap: 'what somebody notices first who comes by or tries it',
      },
      {
        heading: 'What was hard about it?',
        label: 'Hardest part',
        gap: 'the part that nearly went wrong, and how you solved it',
      },
    ],
    faq: [
      { heading: 'What stays as it was?', gap: 'what stays the same for those who know you already' },
      { heading: 'Where can I see it?', gap: 'a picture, a film or a page that shows it' },
    ],
    list: [],
  },
];
