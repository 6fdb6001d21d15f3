import type { QuoteLines } from '../quote-lines.ts';

export const definition: QuoteLines = {
  headings: [
    'What is meant by {term}?',
    'What counts as {term}?',
    'What do you mean by {term}?',
    'What is meant by it?',
    'What does the word mean?',
    'In a word, what is that?',
  ],
  shots: [
    { visual: 'The sentence as text, the explained word in bold', onScreen: 'Is that what you mean?' },
    { visual: 'A sign, label or page where the word is used, close up', onScreen: 'Where is the line?' },
    { visual: 'An example from your own work, held up to the camera', onScreen: 'Does it fit?' },
    { visual: 'The word alone on screen, its meaning appearing underneath', onScreen: '{term}' },
    { visual: 'Presenter explains the word to somebody off camera', onScreen: 'In your own words?' },
    { visual: 'Two real examples, a tick beside one, a question mark beside the other', onScreen: 'What counts?' },
  ],
};
