import type { KindPlaces } from '../place.ts';

export const list: KindPlaces = [
  {
    question: 'Which of them would you start with?',
    promise: 'The first one, the hardest one, the missing one',
    places: [
      {
        heading: 'Which one comes first?',
        label: 'First item',
        gap: 'the first item, with an example of your own',
        ask: 'Which one would you put first, and for whom?',
      },
      {
        heading: 'Which one is the hardest?',
        label: 'Hardest item',
        gap: 'the item you still struggle with, and what you do then',
        ask: 'Which one have you tried and given up on?',
      },
      {
        heading: 'Which one is missing?',
        label: 'Missing item',
        gap: 'an item that you have not seen on other lists',
        ask: 'Which one is missing from your point of view?',
      },
    ],
    checklist: [
      'Choose one and leave the rest for later',
      'Pass over what you do already',
      'Ask somebody else for their first one',
      'Add the one that is missing',
    ],
    faq: [
      { heading: 'Do I need all of them?', gap: 'which of them can be left out, and by whom' },
      { heading: 'In which order?', gap: 'the order you would go in, with the reason' },
    ],
  },
  {
    question: 'How many of these do you do already?',
    promise: 'What to keep, what can wait, what to drop',
    places: [
      {
        heading: 'Which one would we never give up?',
        label: 'Never without',
        gap: 'the item you would never give up, with its story',
        ask: 'Which of them do you have already, and since when?',
      },
      {
        heading: 'What can wait?',
        label: 'For later',
        gap: 'the item that can wait, and until when',
        ask: 'Which of them could wait until next season?',
      },
      {
        heading: 'Which one did we drop?',
        label: 'Dropped',
        gap: 'an item you dropped from your own list, and what happened',
        ask: 'What would you drop without a second thought?',
      },
    ],
    checklist: [
      'Tick what you have already',
      'Set a day for the next one',
      'Drop one, and see whether anybody asks for it',
      'Find out what each of them costs you',
    ],
    faq: [
      { heading: 'How much time does it take?', gap: 'the time that each item takes you, roughly' },
      { heading: 'Where do I begin as a beginner?', gap: 'the item you give to beginners, and how you introduce it' },
    ],
  },
  {
    question: 'Which one would you pass on to a friend?',
    promise: 'An example, a favourite, a warning',
    places: [
      {
        heading: 'What does it look like in practice?',
        label: 'In practice',
        gap: 'one item in practice: who did what, and how it ended',
        ask: 'Which of them could you try out before the weekend?',
      },
      {
        heading: 'Which one is our favourite?',
        label: 'Favourite',
        gap: 'your own favourite, and the day on which it helped you',
        ask: 'Which one would you recommend to a friend?',
      },
      {
        heading: 'Which one needs a warning?',
        label: 'Warning',
        gap: 'the item that can go wrong, and what to look out for',
        ask: 'Which one would you handle with care, and why?',
      },
    ],
    checklist: [
      'Try one out before the weekend',
      'Show your favourite to somebody',
      'Look twice at the one that could go wrong',
      'Come back to the list in a month',
    ],
    faq: [
      { heading: 'Where did this list come from?', gap: 'how the list came about, and who worked on it' },
      { heading: 'What would make the list longer?', gap: 'the item you are still unsure about, and why' },
    ],
  },
];
