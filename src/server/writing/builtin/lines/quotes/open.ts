import type { QuoteLines } from '../quote-lines.ts';

/** What is disputed, not known, or asked. */
export const open: QuoteLines = {
  headings: [
    'Not settled yet',
    'An open question',
    'Still open',
    'No clear answer',
    'Open to debate',
    'Unresolved so far',
  ],
  shots: [
    { visual: 'The sentence as text, the open part in a second colour', onScreen: 'Still open' },
    { visual: 'The sentence alone on screen, with room below for an answer', onScreen: 'An open question' },
    { visual: 'Presenter reads to camera, then lets it stand for a moment', onScreen: 'Not settled yet' },
    { visual: 'A question mark, drawn by hand beside the sentence', onScreen: '' },
    { visual: 'Search field on a phone, the words being typed in', onScreen: '' },
    { visual: 'The last words of the sentence stay, the others fade', onScreen: '' },
  ],
};
