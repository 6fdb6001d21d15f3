import type { KindPlaces } from '../place.ts';

export const howTo: KindPlaces = [
  {
    question: 'Which step gives you the most trouble?',
    promise: 'What to have ready, where it sticks, when it is done',
    places: [
      {
        heading: 'What do you need before you start?',
        label: 'Before the start',
        gap: 'what somebody needs at hand before the first step',
        ask: 'What do you have at hand already, and what is missing before you can begin?',
      },
      {
        heading: 'Where do people get stuck?',
        label: 'Sticking point',
        gap: 'the step where people get stuck, and what you tell them',
        ask: 'At which step did you stop the last time you tried?',
      },
      {
        heading: 'How can you tell it worked?',
        label: 'Result',
        gap: 'how one sees that it has worked, in a sentence',
        ask: 'How will you notice that it has worked? Choose one sign to watch for.',
      },
    ],
    checklist: [
      'Lay out everything for the first step',
      'Choose the day on which you begin',
      'Tell somebody what you are trying',
      'Decide by which sign you will judge it',
    ],
    faq: [
      { heading: 'How long does it take?', gap: 'how long it took you the first time, and how long now' },
      { heading: 'What does it cost?', gap: 'what you pay for it, part by part' },
    ],
  },
  {
    question: 'Which step comes first, and which can wait?',
    promise: 'The first step, a mistake to avoid, a step to skip',
    places: [
      {
        heading: 'What is the very first step?',
        label: 'First step',
        gap: 'the first step, and the tool or place for it',
        ask: 'What would your first step be if you had to start today?',
      },
      {
        heading: 'Which mistake would you warn of?',
        label: 'Mistake',
        gap: 'a mistake you made yourself, and how you put it right',
        ask: 'Which mistake have you made here before, and what did you do then?',
      },
      {
        heading: 'Which step can be left out?',
        label: 'Shortcut',
        gap: 'a step that you skip by now, and since when',
        ask: 'Which step would you skip, and what would you lose by it?',
      },
    ],
    checklist: [
      'Begin with the part you know best',
      'Ask somebody who has done it before',
      'Change one thing at a time',
      'Stop after the first step and look at it',
    ],
    faq: [
      { heading: 'Can I do it alone?', gap: 'what anybody can do alone, and when to ask for help' },
      { heading: 'What if it goes wrong?', gap: 'what you do yourself when it goes wrong' },
    ],
  },
  {
    question: 'What would you try first?',
    promise: 'An example, an order to follow, somebody to call',
    places: [
      {
        heading: 'What does an example look like?',
        label: 'Example',
        gap: 'one real example from beginning to end, with a picture',
        ask: 'Which case of yours would you take to try this on?',
      },
      {
        heading: 'In which order would you go?',
        label: 'Order',
        gap: 'your own order of steps, a short line for each',
        ask: 'Which step would you move forward, and which one back?',
      },
      {
        heading: 'Who helps when it gets difficult?',
        label: 'Help',
        gap: 'a person or page that you turn to yourself for help',
        ask: 'Who would you call if you got lost halfway?',
      },
    ],
    checklist: [
      'Pick a real case to try it on',
      'Put aside an hour without interruptions',
      'Show the result to somebody who was not there',
      'Say what you would do differently next time',
    ],
    faq: [
      { heading: 'Is there an easier way?', gap: 'the easier way, and what one gives up with it' },
      { heading: 'How often should I repeat it?', gap: 'how often you do it, and what tells you it is time' },
    ],
  },
];
