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
  asks: [
    'Is that what you mean when you say {term}?',
    'How would you explain {term} to a newcomer?',
    'What would you no longer count as {term}?',
    'Which word do you use for it?',
    'Would you draw the line in the same place?',
    'Which example of your own fits that?',
  ],
  spoken: [
    'When you say {term}, is that what you mean? Or something narrower? Try to say it in your own words.',
    'How would you explain {term} to your neighbour? Give it a try, out loud, with an example.',
    'And what would not count as {term} for you? Think of something, and tell us what it is.',
    'Before we go on, is that how you use the word? If not, tell us which word you use.',
    'Where would you draw the line? What is in, and what is out? Take a moment and decide.',
    'Think of an example of your own. Does it fit that sentence, or only almost? Tell us where it rubs.',
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
