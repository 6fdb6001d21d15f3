import type { QuoteLines } from '../quote-lines.ts';

/** Shares, prices and counts alike, of one house or of a whole country. */
export const figure: QuoteLines = {
  headings: [
    '{figure}',
    'In short: {figure}',
    'In brief: {figure}',
    'The figures',
    'In numbers',
    'The numbers',
    'To put a number on it',
    'A number to note',
    'A figure to remember',
  ],
  shots: [
    { visual: 'Presenter to camera, the number set as text beside the face', onScreen: 'In numbers' },
    { visual: 'The number large on screen, the rest of the sentence filling in below', onScreen: '' },
    { visual: 'The sentence line by line, the number in a second colour', onScreen: 'The figure' },
    { visual: 'The number alone on screen, its source under it', onScreen: '{figure}' },
    { visual: 'A phone showing the sentence, moving in on the number', onScreen: 'In figures' },
    { visual: 'Presenter writes the number on a board and steps aside', onScreen: '' },
  ],
};
