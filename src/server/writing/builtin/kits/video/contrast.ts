import type { VideoKit } from './video-kit.ts';

export const contrast: VideoKit = {
  titleTails: ['Two views, one decision', 'What is written, what you see'],
  promise: 'Two views of one subject, with quoted sources and a way to compare them with what you have seen yourself.',
  opinionChapter: 'Our own view',
  opinionAfter: 1,
  scenes: [
    {
      chapter: 'What has been written',
      shots: [
        {
          spoken:
            'Let the written word go first. Take in the whole sentence before you agree or disagree, and note the words that it rests on. Your own view has its place in the next part.',
          visual: 'Presenter opens a book, then looks up',
          onScreen: 'Listen first',
        },
        {
          spoken:
            'Now repeat it in your own words, as fairly as you can. Would the person who wrote it accept your version? If not, revise it until they would, and only then begin to argue.',
          visual: 'Two empty chairs facing each other',
          onScreen: 'Would the author agree?',
        },
      ],
      quotes: { at: 'between', count: 1 },
    },
    {
      chapter: 'The view from experience',
      shots: [
        {
          spoken:
            'Then change sides. What have you seen with your own eyes? Choose one day, one person, one thing that happened, and tell it from the beginning to the end without explaining it.',
          visual: 'Presenter moves to the other chair',
          onScreen: 'One day, one person',
        },
        {
          spoken:
            'Stop before the moral. Ask a friend to tell you what they make of your story, and compare that with the sentence we read earlier. Where do the two touch?',
          visual: 'Two friends with one notebook between them',
          onScreen: 'Stop before the moral',
        },
      ],
    },
    {
      chapter: 'The first point of difference',
      shots: [
        {
          spoken:
            'Look for the first place where the views part, not for the biggest. Draw it as a fork in a road. On the left branch write what one side would do next, on the right what the other would.',
          visual: 'Whiteboard drawing of a forked road',
          onScreen: 'Find the first fork',
        },
        {
          spoken:
            'What could you observe within a week that would tell you which branch you are on? If you find such a thing, go and look at it. If not, talk about something that can be observed.',
          visual: 'Magnifying glass over the fork in the drawing',
          onScreen: 'What could you observe?',
        },
      ],
      quotes: { at: 'before', count: 1 },
    },
    {
      chapter: 'Common ground',
      shots: [
        {
          spoken:
            'Before anybody wins, mark the ground on which both can stand. Write one sentence that each side would sign today. Keep shortening it until nobody crosses a word out.',
          visual: 'Two pens signing the same sheet',
          onScreen: 'One sentence both sign',
        },
        {
          spoken:
            'Put that sentence at the top of a page and build downwards. Every later line either follows from it, or is still an assumption; give each assumption a name and a date.',
          visual: 'A page with one line highlighted at the top',
          onScreen: 'Name your assumptions',
        },
      ],
    },
  ],
  farewell: {
    chapter: 'Choose and say why',
    shots: [
      {
        spoken:
          'Time to choose: will you go by what was written, or by what you have seen? If it depends on the case, write down when you would follow which, with one example of each.',
        visual: 'Both headings side by side on screen',
        onScreen: 'Written or seen?',
      },
      {
        spoken: 'Leave your choice in a comment, with the example behind it.',
        visual: 'The two chairs again, now side by side',
        onScreen: 'Which side, and why?',
      },
    ],
  },
};
