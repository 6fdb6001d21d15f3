import type { KindPlaces } from '../place.ts';

export const question: KindPlaces = [
  {
    question: 'How would you answer that in one sentence?',
    promise: 'The short answer, and the exceptions to it',
    places: [
      {
        heading: 'What is the short answer?',
        label: 'Short answer',
        gap: 'your answer in one sentence, as you would say it aloud',
        ask: 'What would you answer if somebody asked you on the stairs?',
      },
      {
        heading: 'When is the answer a different one?',
        label: 'Exception',
        gap: 'a case in which your answer is a different one',
        ask: 'In which case would you answer differently?',
      },
      {
        heading: 'Who asks this?',
        label: 'Who asks',
        gap: 'who asks you this, and what they want to do with it',
        ask: 'Who last asked you this, and what did they want to know?',
      },
    ],
    checklist: [
      'Answer it once before you read on',
      'Name the case you have in mind',
      'Ask the person who asked you what they need',
      'Check from when your answer is',
    ],
    faq: [
      { heading: 'Is there more than one answer?', gap: 'the second answer, and whom it is for' },
      { heading: 'Where can I read more?', gap: 'a page or book you trust on this, with its address' },
    ],
  },
  {
    question: 'What do you say when somebody asks you?',
    promise: 'What you know, what you guess, what you ask back',
    places: [
      {
        heading: 'What do we know for certain?',
        label: 'Known',
        gap: 'what you know for certain, and how you know it',
        ask: 'Which part of the answer do you know for certain?',
      },
      {
        heading: 'What is only a guess?',
        label: 'Guess',
        gap: 'what you can only guess, and how sure you are',
        ask: 'Which part would you have to guess?',
      },
      {
        heading: 'What would we ask back?',
        label: 'Asked back',
        gap: 'the first thing you ask back when somebody wants to know',
        ask: 'What would you ask back before you gave any answer?',
      },
    ],
    checklist: [
      'Tell what you know from what you guess',
      'Look up the part you are unsure of',
      'Ask back before you answer',
      'Give a date along with your answer',
    ],
    faq: [
      { heading: 'How sure can I be?', gap: 'how sure you are, and what could prove you wrong' },
      { heading: 'Does the place make a difference?', gap: 'a place where the answer is different, and why' },
    ],
  },
  {
    question: 'Who could tell you for sure?',
    promise: 'A case, a doubt, and a first step',
    places: [
      {
        heading: 'What have we seen ourselves?',
        label: 'Own case',
        gap: 'one case of your own, with the place and the year',
        ask: 'What have you seen with your own eyes that belongs here?',
      },
      {
        heading: 'Which answer do we doubt?',
        label: 'Doubt',
        gap: 'an answer you often hear and do not believe',
        ask: 'Which answer have you heard and never quite believed?',
      },
      {
        heading: 'What should somebody do first?',
        label: 'Next step',
        gap: 'what you would tell somebody to do first, today',
        ask: 'What would you do first if you needed the answer by tomorrow?',
      },
    ],
    checklist: [
      'Ask somebody who does this every day',
      'Look for a case that speaks against your answer',
      'Decide what you do until you know',
      'Send your answer to somebody who disagrees',
    ],
    faq: [
      { heading: 'Who should I ask?', gap: 'the person or office to ask, and how to reach them' },
      { heading: 'What if I get it wrong?', gap: 'what happens after a wrong answer, and how to put it right' },
    ],
  },
];
