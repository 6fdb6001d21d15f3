import type { QuoteLines } from '../quote-lines.ts';

/** Fits any quotation, and stands in where the lines of another kind are used up; so there are more of them. */
export const plain: QuoteLines = {
  headings: [
    'More on {term}',
    'A closer look at {term}',
    'On {term}',
    '{term}, in short',
    'About {term}',
    '{term}, in context',
    'Good to know',
    'Worth knowing',
    'For context',
    'In the background',
    'A closer look',
    'A side note',
  ],
  shots: [
    { visual: 'Presenter and a guest, the sentence between them as text', onScreen: 'What would you ask?' },
    { visual: 'The sentence read by another voice over a picture of the place', onScreen: 'Put it like that?' },
    { visual: 'Hands at work on it, filmed close up', onScreen: 'What does it change?' },
    { visual: 'The sentence as text on a plain ground, its source below', onScreen: '' },
    { visual: 'Presenter reads the sentence straight to camera', onScreen: 'New to you?' },
    { visual: 'Close-up of what the sentence is about', onScreen: 'Come across it before?' },
    { visual: 'A short clip from your own day that fits the sentence', onScreen: 'Did you know?' },
    { visual: 'The sentence on a phone, a thumb stopping at it', onScreen: 'What would you add?' },
    { visual: 'Presenter tells it to a friend, who asks back', onScreen: 'How would you explain it?' },
  ],
};
