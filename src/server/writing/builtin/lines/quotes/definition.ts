import type { QuoteLines } from '../quote-lines.ts';

export const definition: QuoteLines = {
  headings: [
    'The word explained',
    'The term itself',
    'A definition',
    'In plain words',
    'What it stands for',
    'The definition',
  ],
  shots: [
    { visual: 'The word alone on screen, its meaning appearing underneath', onScreen: 'The word itself' },
    { visual: 'Presenter explains the word to somebody off camera', onScreen: 'The meaning' },
    { visual: 'A card as in a dictionary, the word on top', onScreen: 'Definition' },
    { visual: 'The sentence as text, the explained word in bold', onScreen: '' },
    { visual: 'A sign, label or page where the word is used, close up', onScreen: '' },
    { visual: 'Presenter says the word slowly, then reads the sentence', onScreen: 'In plain words' },
  ],
};
