import type { ToneVoice } from './tone-voice.ts';

export const educational: ToneVoice = {
  hook: {
    question: {
      short: 'First, let us ask the right question.',
      video: 'Let us begin with the question itself.',
    },
    contrast: {
      short: 'Let us compare, one side at a time.',
      video: 'Let us put both sides to the same test.',
    },
    list: {
      short: 'Follow these points with us.',
      video: 'Let us take it one point at a time.',
    },
    story: {
      short: 'Let us test an opinion together.',
      video: 'How do you test an opinion? Follow along.',
    },
    figure: {
      short: 'Let us learn to read one figure.',
      video: 'Let us read one figure, slowly.',
    },
  },
  link: [
    'Here is an example, from {source}:',
    'Let us look at the wording in {source}:',
    'Read this line slowly, from {source}:',
    'For the next step, a line from {source}:',
    'Look closely at this sentence from {source}:',
    'Let us see how it is put in {source}:',
    'An example to read closely, from {source}:',
    'Here is what to look at, from {source}:',
    'Notice how it is phrased in {source}:',
    'Let us read on, in {source}:',
    'To keep in mind, from {source}:',
    'Let us read this together, from {source}:',
  ],
  define: [
    'Before we go on, the word itself, from {source}:',
    'A definition to work with, from {source}:',
    'What is meant by it? From {source}:',
  ],
  stance: [
    'Our own answer, for you to check:',
    'Here is our view, for comparison:',
    'Let us add what we think:',
    'Our conclusion so far:',
    'As an example, our opinion:',
    'This is how we would put it:',
  ],
  weigh: [
    'Which part of that would you like explained?',
    'Look for one example in favour and one against.',
    'How would you find out whether that is right?',
    'Try to put it in your own words before you judge it.',
    'Which step of it would you check first?',
    'Ask yourself what you would see if it were true.',
  ],
  invite: [
    'Ask us whatever is still unclear.',
    'Explain it to somebody else, and tell us what they asked.',
    'Send us an example of your own.',
    'Write to us with your question.',
    'Tell us where you would like to know more.',
    'Tell us which question to explain next.',
  ],
  ask: [
    'What did you notice?',
    'How would you explain it?',
    'Which step is hardest?',
    'What would you test?',
    'What is still unclear?',
    'How would you check it?',
  ],
  button: ['Ask your question', 'Learn more', 'Write to us about it'],
  close: ['With good wishes,', 'Until the next issue,', 'Keep asking,'],
};
