import type { VideoKit } from './video-kit.ts';

export const question: VideoKit = {
  titleTails: ['Ask this before you begin', 'Four questions to settle first'],
  promise: 'Four questions to answer before you begin, with quoted sources and something to write down after each.',
  opinionChapter: 'How we would answer',
  opinionAfter: 3,
  scenes: [
    {
      chapter: 'State the question',
      shots: [
        {
          spoken:
            'Here is your first task. Put the question into one sentence that somebody outside of your field would understand. No jargon, no initials. If it takes a second sentence, you still have two questions, so choose one.',
          visual: 'Presenter at a table, a blank card in hand',
          onScreen: 'One plain sentence',
        },
        {
          spoken:
            'Write that sentence on a card and put it where you can see it. Everything from here on has to help you answer it. Whatever does not help can wait for another day.',
          visual: 'Close-up of a hand writing one sentence on a card',
          onScreen: 'One card, one sentence',
        },
      ],
      quotes: { at: 'before', count: 1 },
    },
    {
      chapter: 'Who knows, and how',
      shots: [
        {
          spoken:
            'Second question. Who knows something about this, and how do they know it? Make a list of names. Beside each name, put a letter: S for seen, C for counted, H for heard.',
          visual: 'List of names on a board, letters added one by one',
          onScreen: 'Seen, counted or heard?',
        },
        {
          spoken:
            'Now look at your letters. Call one person with an S and one with a C before you talk to anybody else. Ask both of them the sentence on your card, and write their answers underneath.',
          visual: 'Phone call over the shoulder, notes beside it',
          onScreen: 'Call two people first',
        },
      ],
      quotes: { at: 'before', count: 2 },
    },
    {
      chapter: 'What hangs on the answer',
      shots: [
        {
          spoken:
            'Third. What will you do differently once you have the answer? Finish this sentence: if the answer is yes, then on Monday I will. And then the other one: if the answer is no, then on Monday I will.',
          visual: 'Split screen with two half-finished sentences',
          onScreen: 'If yes, on Monday...',
        },
        {
          spoken:
            'Do both sentences end in the same way? Then leave the question alone and pick another. If they differ, you have found a decision, so give it a name and a date.',
          visual: 'Calendar page, a date being circled',
          onScreen: 'No difference? Pick another',
        },
      ],
    },
    {
      chapter: 'What would prove you wrong',
      shots: [
        {
          spoken:
            'Fourth, and do not skip it. Which result would surprise you so much that you would change your mind? Describe it now, while you cannot know the outcome.',
          visual: 'Presenter close to camera, speaking quietly',
          onScreen: 'What would surprise you?',
        },
        {
          spoken:
            'Put the date on that note, file it, and take it out again on the day you know more. Read the note first, and only then look at what came out.',
          visual: 'A dated note being filed',
          onScreen: 'Date the note',
        },
      ],
    },
  ],
  farewell: {
    chapter: 'Your turn',
    shots: [
      {
        spoken:
          'So take the card, the two names, the two sentences and the dated note. That is a small pile of paper, and a plan can start from it.',
        visual: 'The four notes laid out on the table, seen from above',
        onScreen: 'Four notes, one plan',
      },
      {
        spoken: 'Put the question on your card into the comments, word for word.',
        visual: 'Presenter points at the comment field',
        onScreen: 'Post your question below',
      },
    ],
  },
};
