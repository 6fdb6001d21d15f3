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
