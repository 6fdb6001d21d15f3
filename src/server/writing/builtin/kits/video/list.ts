import type { VideoKit } from './video-kit.ts';

export const list: VideoKit = {
  titleTails: ['A checklist to work through', 'Four steps you can start today'],
  promise: 'A checklist in four steps, with quoted sources and something to do after each. Pause wherever you need to.',
  opinionChapter: 'A word on where we stand',
  opinionAfter: 2,
  scenes: [
    {
      chapter: 'Step one: take stock',
      shots: [
        {
          spoken:
            'Step one: take stock. Open a blank page and describe how things are today. What comes first, what is left until last, and what never gets done? Bullet points will do.',
          visual: 'Blank document on a screen, bullet points appearing',
          onScreen: 'Step one: take stock',
        },
        {
          spoken:
            'Give the page a date and show it to somebody who knows you. Ask one thing only: what did I leave out? Add whatever they say, in their words, and do not tidy it up.',
          visual: 'Laptop turned towards a friend',
          onScreen: 'What did I leave out?',
        },
      ],
      quotes: { at: 'before', count: 2 },
    },
    {
      chapter: 'Step two: one ally',
      shots: [
        {
          spoken:
            'Step two: find one ally. Not a crowd, one person who will ask you how it went. Write the name at the top of your page, and tell that person what you are up to.',
          visual: 'A single name tag on an empty table',
          onScreen: 'Step two: one ally',
        },
        {
          spoken:
            'If they have doubts, ask what they would try instead. Put their idea on the page in another colour, and decide between the two before you go on.',
          visual: 'A page with notes in two colours',
          onScreen: 'What would they try?',
        },
      ],
    },
    {
      chapter: 'Step three: one change',
      shots: [
        {
          spoken:
            'Step three: make one change. Look at your page and mark the line you would fix first. Can it be done by the end of next week? If not, make it smaller, and then smaller again.',
          visual: 'One line of a list being marked',
          onScreen: 'Step three: one change',
        },
        {
          spoken:
            'Tell everybody it touches what will be different, from when, and for how long. Then do it, and leave the rest of the page exactly as it is for now.',
          visual: 'A short message being typed and sent',
          onScreen: 'Say for how long',
        },
      ],
    },
    {
      chapter: 'Step four: look again',
      shots: [
        {
          spoken:
            'Step four: look again. Take a fresh page and describe how things are now, with the same headings as before. Do it without the first page in front of you.',
          visual: 'Second page, same layout, a new date',
          onScreen: 'Step four: look again',
        },
        {
          spoken:
            'Now lay the pages side by side and circle every difference. Keep it, change it or drop it: write one of the three beside each circle, and start over with the next line.',
          visual: 'Two pages side by side, circles in red',
          onScreen: 'Keep, change or drop',
        },
      ],
      quotes: { at: 'before', count: 1 },
    },
  ],
  farewell: {
    chapter: 'Start with step one',
    shots: [
      {
        spoken:
          'Stock, ally, change, second look. If you only have a few minutes after this video, give them to the first page, and put the next appointment into your calendar before you close it.',
        visual: 'The four steps as a stack of cards',
        onScreen: 'A few minutes, first page',
      },
      {
        spoken: 'Comment with the number of the step you are on, and what is in the way.',
        visual: 'Presenter holds up the card of the first step',
        onScreen: 'Which step are you on?',
      },
    ],
  },
};
