import type { BlogKit } from './blog-kit.ts';

export const question: BlogKit = {
  titleTail: 'The questions to answer first',
  meta: 'the questions to answer before you begin, sources quoted word for word, and a short list of questions to take with you.',
  opinionHeading: 'Our own answer, for now',
  opinionAfter: 2,
  summary: [
    'Put the question into one sentence first.',
    'Find out who knows, and how they know it.',
    'Decide what would change with the answer.',
  ],
  moves: [
    {
      heading: 'What exactly is the question?',
      headingOn: 'What do we mean by {term}?',
      body: 'Put the question into one sentence of your own, with a person, a number or a date in it. If it asks two things, split it and keep the part that you can do something about. Then read it to somebody else, and listen to what they ask back.',
      quotes: 1,
    },
    {
      heading: 'Who knows, and how?',
      headingOn: 'Who can speak about {term}?',
      body: 'Sort what you have into three piles: seen, read, guessed. Beside each item, note whom you have it from. Treat the third pile as a list of things to find out, and keep it out of the argument.',
      quotes: 2,
      readsAlone: true,
    },
    {
      heading: 'What would the answer change?',
      body: 'Finish two sentences: if the answer is yes, I will; if the answer is no, I will. If both end alike, choose another question. If they differ, write down what would convince you of the one or the other, and only then go and look.',
      quotes: 0,
    },
  ],
  list: {
    heading: 'Five questions to take with you',
    lead: 'Copy these and answer each in a single line:',
    items: [
      'Who asked, and in which words?',
      'What happens if you do nothing for a year?',
      'What have you seen with your own eyes?',
      'Who would answer differently, and why?',
      'When will you ask yourself again?',
    ],
  },
  faq: [
    {
      question: 'Where is a good place to start?',
      answer:
        'Start with the question that you keep putting off. Give it to two people who see things differently, let each answer in a few lines without hearing the other, and then read both answers aloud. Stay with the first word on which they part.',
    },
    {
      question: 'What if nobody knows the answer?',
      answer:
        'Say so, and do not fill the space with a guess. Choose one thing that you can watch or count for a week, decide how you will write it down, and begin on a day that you name now. Come back to the question with your notes.',
    },
  ],
  provenance: {
    question: 'Where do the quotations come from?',
    answer:
      'Each of them is copied word for word from the source named beside it, such as {sources}. The number in square brackets leads to its entry at the end. Nothing was shortened or put in other words. Should a source have changed since, trust the source, and write to us.',
  },
  conclusion:
    'Take the question that made you hesitate and write it at the top of an empty page. Let the question mark stand until you have something better to put in its place.',
};
