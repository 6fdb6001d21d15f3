import type { KindPlaces } from '../place.ts';

export const why: KindPlaces = [
  {
    question: 'What do you make of it?',
    places: [
      {
        heading: 'What are the reasons?',
        label: 'Reasons',
        gap: 'the causes or reasons, the most frequent one first',
      },
      {
        heading: 'Where can you see it?',
        label: 'Case',
        gap: 'one place where it can be seen, and what happened there',
      },
      {
        heading: 'What do others say?',
        label: 'Other view',
        gap: 'how somebody explains it who disagrees with you',
      },
    ],
    faq: [
      { heading: 'Is that true everywhere?', gap: 'where it is different, as far as you know' },
      { heading: 'Where can I read more?', gap: 'a page, a talk or a book on it, with its title' },
    ],
    list: [],
  },
  {
    question: 'What have you seen yourself?',
    places: [
      {
        heading: 'What lies behind it?',
        label: 'Behind it',
        gap: 'what lies behind it, beginning with what weighs most',
      },
      {
        heading: 'What have we changed because of it?',
        label: 'What we changed',
        gap: 'what you changed because of it, and how that went',
      },
      {
        heading: 'What would change our mind?',
        label: 'Doubt',
        gap: 'what you would have to see to change your mind',
      },
    ],
    faq: [
      { heading: 'How do you know?', gap: 'what you know it from: your own work, a study, a colleague' },
      { heading: 'What can I do now?', gap: 'one thing that a reader can do this week' },
    ],
    list: [],
  },
  {
    question: 'What would you like to know about it?',
    places: [
      {
        heading: 'What has led to it?',
        label: 'What led there',
        gap: 'what has led to it, one thing after another',
      },
      {
        heading: 'Who notices it first?',
        label: 'Who notices',
        gap: 'who notices it first, and by what',
      },
      {
        heading: 'What do we not know yet?',
        label: 'Still open',
        gap: 'what you have not understood about it yet',
      },
    ],
    faq: [
      { heading: 'Has it always been like that?', gap: 'since which year it has been so, and what came before' },
      { heading: 'What do people get wrong here?', gap: 'what people get wrong about it, and how it really is' },
    ],
    list: [],
  },
];
