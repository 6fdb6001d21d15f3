import type { KindPlaces } from '../place.ts';

/** The points may be good or bad, ways or mistakes: a line has to fit both. */
export const list: KindPlaces = [
  {
    question: 'Which of them do you know already?',
    places: [
      {
        heading: 'Which one comes first?',
        label: 'First',
        gap: 'the one you would put first, with the reason',
      },
      {
        heading: 'Which one do people overlook?',
        label: 'Overlooked',
        gap: 'the one that people overlook, and an example of it',
      },
      {
        heading: 'What did we leave out?',
        label: 'Left out',
        gap: 'what is not on the list, and why you left it out',
      },
    ],
    faq: [
      { heading: 'Where does this list come from?', gap: 'how the list came about: your own work, a talk, a book' },
      { heading: 'Where do I begin?', gap: 'the one to begin with, for somebody who is new to it' },
    ],
    list: [
      'the first one, with an example',
      'the second one, and where you came across it',
      'the third one, and what people say about it',
      'the last one, and why it stands at the end',
    ],
  },
  {
    question: 'Which one is missing?',
    places: [
      {
        heading: 'Which one do we know best?',
        label: 'Own case',
        gap: 'the one you know best, told in a few sentences',
      },
      {
        heading: 'What do they have in common?',
        label: 'In common',
        gap: 'what all of them have in common, in a sentence',
      },
      {
        heading: 'Which one is easy to miss?',
        label: 'Easy to miss',
        gap: 'the one that most people miss, and how to notice it',
      },
    ],
    faq: [
      { heading: 'Does the order matter?', gap: 'whether the order matters, and what it follows' },
      { heading: 'What almost made the list?', gap: 'the one you nearly added, and what spoke against it' },
    ],
    list: [
      'what comes first, and a case that shows it',
      'what comes second, in the words you would use aloud',
      'what comes third, and since which year you know it',
      'what comes last, in a line to remember',
    ],
  },
  {
    question: 'Which one would you put first?',
    places: [
      {
        heading: 'What does it look like in practice?',
        label: 'In practice',
        gap: 'one of them in practice: who did what, and how it ended',
      },
      {
        heading: 'Which one surprised us?',
        label: 'Surprise',
        gap: 'the one that surprised you, and how you found out',
      },
      {
        heading: 'What can you do this week?',
        label: 'This week',
        gap: 'what a reader can try or check this week',
      },
    ],
    faq: [
      { heading: 'Who is this list for?', gap: 'whom you had in mind for this list' },
      { heading: 'Where can I read more?', gap: 'a page or book for those who want the details' },
    ],
    list: [
      'the first on your list, in a sentence of your own',
      'the second on your list, with a picture or a link',
      'the third on your list, and whom it concerns',
      'the next on your list, and what follows from it',
    ],
  },
];
