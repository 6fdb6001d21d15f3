import type { QuoteLines } from '../quote-lines.ts';

export const voice: QuoteLines = {
  headings: [
    'In their words',
    'What others say',
    'Another view',
    'An outside view',
    'A voice from outside',
    'As others put it',
  ],
  shots: [
    { visual: 'Somebody from the team reads the sentence aloud', onScreen: 'In their words' },
    { visual: 'The words as a speech bubble on screen, the source line below', onScreen: 'What others say' },
    { visual: 'Presenter reads the sentence from a phone, then looks up', onScreen: 'Another view' },
    { visual: 'The sentence appears line by line, like a chat message', onScreen: '' },
    { visual: 'Presenter listens while another voice reads the words', onScreen: 'Quoted' },
    { visual: 'The words in quotation marks, filling the screen', onScreen: '' },
  ],
};
