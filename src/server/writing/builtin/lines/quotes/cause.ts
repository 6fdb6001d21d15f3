import type { QuoteLines } from '../quote-lines.ts';

/** One thing is said to bring about another: the lines suit a reason that is given and an effect that is told. */
export const cause: QuoteLines = {
  headings: [
    'A reason for it',
    'What explains it',
    'Cause and effect',
    'The connection',
    'An explanation',
    'How it connects',
  ],
  shots: [
    { visual: 'The sentence as text, the cause in a second colour', onScreen: 'Cause and effect' },
    { visual: 'People at a table, one asks, another answers', onScreen: 'A reason for it' },
    { visual: 'The cause on screen first, the effect appearing beside it', onScreen: 'The connection' },
    { visual: 'Close-up of the thing the sentence speaks about', onScreen: '' },
    { visual: 'An arrow drawn by hand from one word to another', onScreen: '' },
    { visual: 'Presenter to camera, one hand for the cause, the other for the effect', onScreen: '' },
  ],
};
