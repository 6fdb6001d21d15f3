import type { KindPlaces } from '../place.ts';

export const question: KindPlaces = [
  {
    question: 'What would you answer?',
    places: [
      {
        heading: 'What is the short answer?',
        label: 'Short answer',
        gap: 'your answer in one sentence, as you would say it aloud',
      },
      {
        heading: 'Are there exceptions?',
        label: 'Exception',
        gap: 'a case in which your answer is a different one',
      },
      {
        heading: 'Why does it matter?',
        label: 'Why it matters',
        gap: 'what hangs on the answer, in one example',
      },
    ],
    faq: [
      { heading: 'Is there more than one answer?', gap: 'another good answer, and whom it suits' },
      { heading: 'Where can I read more?', gap: 'a page or book you trust on this, with its title' },
    ],
    list: [],
  },
  {
    question: 'What would you tell a friend?',
    places: [
      {
        heading: 'What have we seen ourselves?',
        label: 'Own case',
        gap: 'one case of your own, with the place and the year',
      },
      {
        heading: 'What do we know for certain?',
        label: 'Known',
        gap: 'what you know for certain, and how you know it',
      },
      {
        heading: 'What is still open?',
        label: 'Still open',
        gap: 'what you cannot answer yet, and what you would need for it',
      },
    ],
    faq: [
      { heading: 'Has the answer changed?', gap: 'what you would have answered some years ago' },
      { heading: 'Who can I ask?', gap: 'who can answer it for a single case' },
    ],
    list: [],
  },
  {
    question: 'What have you found out?',
    places: [
      {
        heading: 'What do people usually answer?',
        label: 'Usual answer',
        gap: 'the answer you hear most, and what you think of it',
      },
      {
        heading: 'What does it depend on?',
        label: 'It depends',
        gap: 'the point on which your answer depends most',
      },
      {
        heading: 'What should you do first?',
        label: 'First step',
        gap: 'what you would tell somebody to do first',
      },
    ],
    faq: [
      { heading: 'What would you ask back?', gap: 'what you ask back before you give an answer' },
      { heading: 'What if I get it wrong?', gap: 'what happens after a wrong answer, and what helps then' },
    ],
    list: [],
  },
];
