import type { QuoteLines } from '../quote-lines.ts';

/** One thing is said to bring about another: the lines suit a reason that is given and an effect that is told. */
export const cause: QuoteLines = {
  headings: [
    'The reason',
    'The reason behind it',
    'Cause and effect',
    'A possible reason',
    'An explanation',
    'The cause of it',
  ],
  shots: [
    { visual: 'Two people at a table, one asking, one answering', onScreen: 'Which cause would you name?' },
    { visual: 'The same spot twice: with the thing in question, then without it', onScreen: 'And without it?' },
    { visual: 'Close-up of the thing the sentence speaks about', onScreen: 'How would you check it?' },
    { visual: 'The sentence as text, the cause in a second colour', onScreen: 'Noticed it yourself?' },
    { visual: 'Presenter to camera, counting off causes on the fingers', onScreen: 'What else?' },
    { visual: 'A picture of the cause, then a picture of the effect', onScreen: 'Would you have guessed?' },
  ],
};
