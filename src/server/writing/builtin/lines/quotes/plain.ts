import type { QuoteLines } from '../quote-lines.ts';

/** Fits any quotation, and stands in where the lines of another kind are used up; so there are more of them. */
export const plain: QuoteLines = {
  headings: [
    'On {term}',
    'About {term}',
    'A note on {term}',
    'Worth knowing',
    'For context',
    'The background',
    'Some background',
    'Good to know',
    'A detail to note',
    'A point to note',
    'A closer look',
    'Worth a mention',
    'A side note',
    'In more detail',
    'Worth noting',
  ],
  shots: [
    { visual: 'The sentence read by another voice over a picture of the place', onScreen: 'Word for word' },
    { visual: 'Presenter and a guest, the sentence between them as text', onScreen: 'For context' },
    { visual: 'Close-up of what the words are about', onScreen: 'Worth knowing' },
    { visual: 'Presenter reads the sentence straight to camera', onScreen: '' },
    { visual: 'The sentence on a phone, a thumb stopping at it', onScreen: 'Good to know' },
    { visual: 'The sentence as text on a plain ground, its source below', onScreen: '' },
    { visual: 'Presenter tells it to a friend across the table', onScreen: '' },
    { visual: 'Hands holding a page, a finger on the line', onScreen: '' },
    { visual: 'A short clip from your own day that fits the sentence', onScreen: 'Quoted' },
  ],
};
