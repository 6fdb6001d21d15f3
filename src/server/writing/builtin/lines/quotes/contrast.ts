import type { QuoteLines } from '../quote-lines.ts';

export const contrast: QuoteLines = {
  headings: ['Side by side', 'The difference', 'By comparison', 'The comparison', 'One beside the other', 'Both sides'],
  shots: [
    { visual: 'People in frame, each reading one side of it', onScreen: 'What would make you switch?' },
    { visual: 'One word of the sentence on screen, then the word set against it', onScreen: 'Which one stays?' },
    { visual: 'Message to a friend being typed: this one, or that one?', onScreen: 'Ask somebody' },
    {
      visual: 'Split screen: one side of it left, the other right',
      onScreen: 'Which is closer to you?',
    },
    { visual: 'Both things next to each other, filmed from above', onScreen: 'Where is the difference?' },
    { visual: 'Phones next to each other, one side of it on each', onScreen: 'Which one, by tonight?' },
  ],
};
