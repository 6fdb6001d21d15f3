import type { QuoteLines } from '../quote-lines.ts';

export const open: QuoteLines = {
  headings: [
    'Still open',
    'An open question',
    'Not settled yet',
    'No answer yet',
    'Yet to be settled',
    'Still unknown',
  ],
  shots: [
    { visual: 'The sentence as text, the open part in a second colour', onScreen: 'And until then?' },
    { visual: 'Comment field under a post, the cursor blinking', onScreen: 'Your guess?' },
    { visual: 'Quick clips of the team, one guess from each', onScreen: 'What have you seen?' },
    { visual: 'The question alone on screen, with room below for an answer', onScreen: 'Do you know?' },
    { visual: 'Presenter reads the question to camera, then waits', onScreen: 'Who could find out?' },
    { visual: 'Search field on a phone, the question being typed in', onScreen: 'What would settle it?' },
  ],
};
