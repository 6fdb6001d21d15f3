import type { VideoKit } from './video-kit.ts';

export const story: VideoKit = {
  titleTails: ['Our opinion, put to the test', 'We take a side. Do you agree?'],
  promise: 'An opinion in our own words, held against quoted sources, a case in favour and a case against.',
  opinionChapter: 'The opinion',
  opinionAfter: 0,
  scenes: [
    {
      chapter: 'What has to be true',
      shots: [
        {
          spoken:
            'That was the opinion. Now for the fine print: what has to be true for it to hold? List the conditions, and write each of them as a full sentence. If the list grows long, start with those that matter most.',
          visual: 'A list of conditions appears line by line',
          onScreen: 'What has to be true?',
        },
        {
          spoken:
            'Choose the condition you trust least, and ask yourself: who could tell me whether that is so? Send that person a message before the day is over.',
          visual: 'One line of the list circled',
          onScreen: 'Which one do you trust least?',
        },
      ],
      quotes: { at: 'after', count: 2 },
    },
    {
      chapter: 'The case in favour',
      shots: [
        {
          spoken:
            'Next, call a witness for it. Think of one occasion on which things went as the opinion says. Where were you, what time of day was it, and what did people say? Keep to what happened, and leave your judgement out.',
          visual: 'An empty witness stand, or a single stool',
          onScreen: 'Witness in favour',
        },
        {
          spoken:
            'Ask the witness two things. Could it have turned out the same way for another reason? And who else was there to confirm it? Write both answers under the story.',
          visual: 'Notebook with two questions, space beneath',
          onScreen: 'Any other reason?',
        },
      ],
    },
    {
      chapter: 'The case against',
      shots: [
        {
          spoken:
            'Now a witness against it, and treat this one with the same respect. If none comes to mind, borrow one: ask the most sceptical person you know, and thank them for it.',
          visual: 'A second stool, lit from the other side',
          onScreen: 'Witness against',
        },
        {
          spoken:
            'Do not argue back. Write the story down, read it to the person who told it, and change whatever they want changed. You need it at full strength.',
          visual: 'Presenter listens, pen down',
          onScreen: 'At full strength',
        },
      ],
    },
    {
      chapter: 'The verdict so far',
      shots: [
        {
          spoken:
            'Both witnesses have spoken, so write the verdict. Start with the word when. When does the opinion hold, for whom, and up to which point? One sentence, no adjectives.',
          visual: 'Verdict sheet with the word When at the top',
          onScreen: 'When does it hold?',
        },
        {
          spoken:
            'Read the verdict next to the opinion you heard at the start. Which one would you rather defend in public a year from now? Say that one, and retire the other.',
          visual: 'The two sentences side by side on screen',
          onScreen: 'Which would you defend?',
        },
      ],
    },
  ],
  farewell: {
    chapter: 'Be our next witness',
    shots: [
      {
        spoken:
          'This case stays open. Bring us a third witness, for or against, and we have something new to put to the test.',
        visual: 'The two stools, and a third one being added',
        onScreen: 'Case open',
      },
      {
        spoken: 'Tell your story in the comments. Start with where you were.',
        visual: 'Presenter takes the third stool',
        onScreen: 'Where were you?',
      },
    ],
  },
};
