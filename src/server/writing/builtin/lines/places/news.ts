import type { KindPlaces } from '../place.ts';

/** Something is there now, or will be: a launch, a release, an opening, road works, a notice. */
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
        gap: 'whom it concerns, and what it means for them',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what comes after that, as far as you can promise it',
      },
    ],
    faq: [
      { heading: 'What should I do first?', gap: 'what to do first, or that nobody has to do anything' },
      { heading: 'Where can I ask?', gap: 'the page or address for questions about it' },
    ],
    list: [],
  },
  {
    question: 'What would you like to know?',
    places: [
      {
        heading: 'What is new?',
        label: 'What is new',
        gap: 'what is new or different, in one sentence',
      },
      {
        heading: 'What have we heard so far?',
        label: 'First voices',
        gap: 'what somebody said who knows it already, with their leave',
      },
      {
        heading: 'What is not settled yet?',
        label: 'Not yet',
        gap: 'what is not ready or settled yet, and until when',
      },
    ],
    faq: [
      { heading: 'Where are the details?', gap: 'the page that has all the details, with its link' },
      { heading: 'What does it cost?', gap: 'the price, or that it costs nothing' },
    ],
    list: [],
  },
  {
    question: 'Who should hear about it?',
    places: [
      {
        heading: 'What do people ask most?',
        label: 'Asked most',
        gap: 'the question you hear most, with your answer',
      },
      {
        heading: 'What will you notice first?',
        label: 'At first sight',
        gap: 'what people will notice first, with an example',
      },
      {
        heading: 'Who answers questions about it?',
        label: 'Questions',
        gap: 'who answers questions, and where to reach them',
      },
    ],
    faq: [
      { heading: 'From when on?', gap: 'the day on which it begins, or since when it is there' },
      { heading: 'What was it like until now?', gap: 'how it has been until now, in a few words' },
    ],
    list: [],
  },
];
