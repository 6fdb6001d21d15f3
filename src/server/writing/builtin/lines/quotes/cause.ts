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
  asks: [
    'Did you expect that connection?',
    'Which reason would you have named first?',
    'What follows from it for you?',
    'Have you noticed that yourself?',
    'Does that match what you see?',
    'What else comes to mind?',
  ],
  spoken: [
    'Have you noticed that yourself? From the same cause, or from another one? Tell us which.',
    'What else would lead to the same result? Think of one more thing, and tell us below.',
    'Would you have guessed the connection? Say what you had in mind before you heard it.',
    'Which cause would the people around you name? Ask one of them before you show them this, and compare.',
    'Imagine that were gone tomorrow. What would change for you, and what would stay just the same?',
    'How could you check that where you are? Think of something you could look at today, and go and look.',
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
