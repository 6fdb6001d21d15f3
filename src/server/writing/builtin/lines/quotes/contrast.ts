import type { QuoteLines } from '../quote-lines.ts';

/** Things set against each other, and what is so “rather than” something else. */
export const contrast: QuoteLines = {
  headings: [
    'The difference',
    'By comparison',
    'One beside the other',
    'On the other hand',
    'A distinction',
    'By contrast',
  ],
  shots: [
    { visual: 'The sentence on screen, its halves in different colours', onScreen: 'By comparison' },
    { visual: 'One word of it on screen, then the word set against it', onScreen: 'The difference' },
    { visual: 'Presenter turns to another camera halfway through the sentence', onScreen: 'By contrast' },
    { visual: 'Both parts of the sentence next to each other, as text', onScreen: 'Side by side' },
    { visual: 'The sentence on a board, a hand marks the contrast', onScreen: '' },
    { visual: 'First half of the sentence on black, second half on white', onScreen: '' },
  ],
};
