import type { QuoteLines } from '../quote-lines.ts';

export const contrast: QuoteLines = {
  headings: ['Side by side', 'The difference', 'By comparison', 'The comparison', 'One beside the other', 'Both sides'],
  asks: [
    'Which of them would you choose?',
    'Is that difference worth it to you?',
    'What would tip it for you?',
    'Which side is closer to your own case?',
    'Do you see the same difference?',
    'Would you compare the same things?',
  ],
  spoken: [
    'Which part did you nod at? Hold on to that, and now try to argue for the other one.',
    'Where does that difference show for you? Think of a real case, name it, and see which side it falls on.',
    'If you had to choose by tonight, which one would it be? And what would you want to know before then?',
    'What would it take for you to switch? A price? A person? A bad day? Tell us in the comments.',
    'Say which one you would keep if only one could stay. And what would you miss about the other?',
    'Do you know somebody who would choose the other one? Pass this on, and ask them why.',
  ],
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
