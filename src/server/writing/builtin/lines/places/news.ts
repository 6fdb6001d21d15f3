import type { KindPlaces } from '../place.ts';

/** Something is there now, or will be: a launch, an opening, road works, other hours. */
export const news: KindPlaces = [
  {
    question: 'What do you think of it?',
    places: [
      {
        heading: 'What is the reason for it?',
        label: 'Reason',
        gap: 'the reason for it, as you would tell somebody who asks',
      },
      {
        heading: 'Whom does it concern?',
        label: 'For whom',
        gap: 'whom it concerns, and who need not do anything',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what comes after that, as far as you can promise it',
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
        gap: 'what somebody said who has heard of it, with their leave',
      },
      {
        heading: 'What is not settled yet?',
        label: 'Not yet',
        gap: 'what is not settled yet, and when people will hear of it',
      },
    ],
    faq: [
      { heading: 'Who is it for?', gap: 'who will get something out of it, and who will not' },
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
        gap: 'how it came about, from the first thought to the decision',
      },
      {
        heading: 'What will you notice first?',
        label: 'At first sight',
        gap: 'what people will notice first, and on which day',
      },
      {
        heading: 'Who answers questions about it?',
        label: 'Questions',
        gap: 'who answers questions, when, and by which number or address',
      },
    ],
    faq: [
      { heading: 'What stays as it was?', gap: 'what stays the same for those who know you already' },
      { heading: 'What if I miss it?', gap: 'what happens if somebody misses the day or the message' },
    ],
    list: [],
  },
];
