import type { KindPlaces } from '../place.ts';

export const howTo: KindPlaces = [
  {
    question: 'What would you do first?',
    places: [
      {
        heading: 'What are the steps?',
        label: 'Steps',
        gap: 'the steps in their order, a few words for each',
      },
      {
        heading: 'Where does it usually go wrong?',
        label: 'Sticking point',
        gap: 'the step where it usually goes wrong, and what helps then',
      },
      {
        heading: 'What do you need before you start?',
        label: 'To have ready',
        gap: 'what somebody needs before the first step, and where to get it',
      },
    ],
    faq: [
      { heading: 'How long does it take?', gap: 'how long it took you the first time, and how long now' },
      { heading: 'Can I do it alone?', gap: 'what anybody can do alone, and where help is needed' },
    ],
    list: [
      'the first step, and what it needs',
      'the second step, and how one can tell it is done',
      'the third step, and what to watch out for',
      'the last step, and what comes after it',
    ],
  },
  {
    question: 'Where do you get stuck?',
    places: [
      {
        heading: 'How is it done?',
        label: 'In detail',
        gap: 'what has to be done, step by step',
      },
      {
        heading: 'Which mistake would we warn of?',
        label: 'Mistake',
        gap: 'a mistake you made yourself, and how you put it right',
      },
      {
        heading: 'What can be left out?',
        label: 'Left out',
        gap: 'what others recommend and you leave out, with the reason',
      },
    ],
    faq: [
      { heading: 'What do people forget?', gap: 'what is easily forgotten, and when one notices' },
      { heading: 'Whom can I ask?', gap: 'who helps, and how to reach them' },
    ],
    list: [
      'what you do first, as you would tell a friend',
      'what you do second, with an example',
      'what you do third, and how long it takes',
      'what you do last, before you call it done',
    ],
  },
  {
    question: 'How do you go about it?',
    places: [
      {
        heading: 'How does it go, step by step?',
        label: 'Step by step',
        gap: 'what to do first, what after that, and how it ends',
      },
      {
        heading: 'How can you tell that it worked?',
        label: 'Result',
        gap: 'what you see, hear or measure once it has worked',
      },
      {
        heading: 'What comes after that?',
        label: 'Afterwards',
        gap: 'what is left to do afterwards, so that it lasts',
      },
    ],
    faq: [
      { heading: 'Who can help?', gap: 'whom you would ask for help, and with which step' },
      { heading: 'Where can I read more?', gap: 'a page, book or film that helped you, with its title' },
    ],
    list: [
      'the first thing to do, and what to have at hand',
      'the second thing to do, with a photo of it',
      'the third thing to do, and a common mistake there',
      'the last thing to do, and how to check the result',
    ],
  },
];
