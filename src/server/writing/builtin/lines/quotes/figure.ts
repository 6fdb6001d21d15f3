import type { QuoteLines } from '../quote-lines.ts';

/** Shares, prices, and counts of a whole country: not every number has one of the reader’s own to be held against. */
export const figure: QuoteLines = {
  headings: [
    'What is behind {figure}?',
    '{figure}: a closer look',
    '{figure}, in perspective',
    'In figures',
    'The number itself',
    'In numbers',
    'What does {figure} cover?',
    'How to read {figure}',
    '{figure}, in context',
  ],
  asks: [
    'Is {figure} what you expected?',
    'Does {figure} sound like a lot to you?',
    'What do you make of {figure}?',
    'Which question does that number raise?',
    'Higher than you expected, or lower?',
    'Which number would you set beside it?',
  ],
  spoken: [
    'Stop at {figure} for a second. Is that more than you thought, or less? Tell us which number you expected.',
    'Did you expect {figure}? More, or less? Put the number you had in mind in the comments.',
    'Think about {figure} for a moment. Is that enough for you to do something about it? Tell us what.',
    'What would that number be where you are? Take a second and guess. Then find out who could tell you for certain.',
    'Guess the number for your own case, out loud, before we go on. Higher than this one, or lower?',
    'How would you measure that where you are? Think of who would do it, and from which day on.',
  ],
  shots: [
    { visual: 'Presenter to camera, the number set as text beside the face', onScreen: 'And where you are?' },
    {
      visual: 'Screen recording of the place where you keep your own numbers',
      onScreen: 'What would you have guessed?',
    },
    { visual: 'Close-up of hands typing a number into an empty cell', onScreen: 'How would you measure it?' },
    { visual: 'The number alone on screen, its source below', onScreen: '{figure}' },
    { visual: 'The sentence set as text, the number in a second colour', onScreen: 'Higher or lower?' },
    { visual: 'A phone showing the sentence, moving in on the number', onScreen: 'What does it cover?' },
  ],
};
