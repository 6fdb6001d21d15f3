import type { VideoKit } from './video-kit.ts';

export const figure: VideoKit = {
  titleTails: ['One number, read properly', 'What this figure can tell you'],
  promise: 'One figure and where it comes from, the questions to put to it, and how to work out your own.',
  opinionChapter: 'What we make of it',
  opinionAfter: 2,
  scenes: [
    {
      chapter: 'The figure and its unit',
      shots: [
        {
          spoken:
            'Before you hear the figure, take a sheet and write down what you would expect. No searching, no asking around: a rough guess with its unit is enough to compare with.',
          visual: 'A hand covers a number written on paper',
          onScreen: 'Write down your guess',
        },
        {
          spoken:
            'Compare it with your guess. Was yours higher or lower, and did you have the same unit in mind? Keep the sheet, whichever way it went; you will fill in a second line at the end.',
          visual: 'The hand is lifted from the sheet',
          onScreen: 'Higher or lower?',
        },
      ],
      quotes: { at: 'between', count: 1 },
    },
    {
      chapter: 'Where it comes from',
      shots: [
        {
          spoken:
            'Now trace it back. Who published it, on what date, and who was asked or counted? Open the source in the description and look for the paragraph on method. Read that one before the headline.',
          visual: 'Screen recording: the source opened at its method section',
          onScreen: 'Who counted?',
        },
        {
          spoken:
            'Fill in three lines: who, when, how many. Leave a line empty if you cannot find the answer, and say so whenever you show the figure to somebody else.',
          visual: 'A form with three lines, one left empty',
          onScreen: 'Who, when, how many',
        },
      ],
    },
    {
      chapter: 'What it leaves out',
      shots: [
        {
          spoken:
            'Then ask who is not in it. Draw a ring for all the people you have in mind, and shade the part that could have been counted. Is the shaded part where you are?',
          visual: 'A circle drawn on a board, one part shaded',
          onScreen: 'Who is not in it?',
        },
        {
          spoken:
            'Write a sentence for the white part of the ring. It begins like this: we do not know about. Put that sentence right under the figure, in the same size of type.',
          visual: 'The white part of the circle gets a question mark',
          onScreen: 'We do not know about...',
        },
      ],
    },
    {
      chapter: 'Your own figure',
      shots: [
        {
          spoken:
            'Your turn to count. Take the same unit and the shortest period that makes sense, a day or a week. How could you count it by hand, starting tomorrow?',
          visual: 'Tally marks on a notepad',
          onScreen: 'Count it by hand',
        },
        {
          spoken:
            'When the tally is in, write it on the sheet below your guess. Now you have a guess, a quotation and a count. Ask which of the three you would show to a friend, and why.',
          visual: 'The sheet with the lines filled in',
          onScreen: 'Guess, quotation, count',
        },
      ],
      quotes: { at: 'before', count: 2 },
    },
  ],
  farewell: {
    chapter: 'Send us your count',
    shots: [
      {
        spoken:
          'Keep the sheet, and repeat the count in a month on the same weekday. Do it before you read any new figure by anybody else.',
        visual: 'Calendar, the same weekday marked twice',
        onScreen: 'Again in a month',
      },
      {
        spoken: 'Write your guess and your count into the comments, with the unit.',
        visual: 'Presenter holds the sheet up to the camera',
        onScreen: 'Guess and count below',
      },
    ],
  },
};
