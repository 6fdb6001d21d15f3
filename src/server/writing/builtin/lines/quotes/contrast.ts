import type { QuoteLines } from '../quote-lines.ts';

/** Things set against each other, and what is so “rather than” something else. */
export const contrast: QuoteLines = {
  headings: [
    'The difference',
    'A comparison',
    'One beside the other',
    'Worth comparing',
    'A distinction',
    'The contrast',
  ],
  shots: [
    { visual: 'The sentence on screen, its halves in different colours', onScreen: 'In comparison' },
    { visual: 'One word of it on screen, then the word set against it', onScreen: 'The difference' },
    { visual: 'Presenter turns to another camera halfway through the sentence', onScreen: 'The contrast' },
    { visual: 'Both parts of the sentence next to each other, as text', onScreen: 'Side by side' },
    { visual: 'The sentence on a board, a hand marks the contrast', onScreen: '' },
    { visual: 'First half of the sentence on black, second half on white', onScreen: '' },
  ],
};
