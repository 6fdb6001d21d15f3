import type { QuoteLines } from '../quote-lines.ts';

export const contrast: QuoteLines = {
  headings: [
    '{term}: where is the difference?',
    '{term}, and the other side',
    '{term}, or something else?',
    'Where does it make a difference?',
    'One or the other?',
    'Which side are you on?',
    'What would you miss?',
    'In favour of the other',
    'Reasons to switch',
  ],
  asks: [
    'Which side is closer to your own case?',
    'Where does that difference show in your own case?',
    'When would you choose the other one?',
    'What would make you switch?',
    'Which of them would you miss more?',
    'Do you know somebody who has tried both?',
  ],
  tasks: [
    'Decide which side is closer to your own case, and say it in a sentence. Then find somebody who would say the opposite, and ask what convinced them.',
    'Take your last decision of this sort and look at both parts of the sentence. Which part were you thinking of then? Try the other part on it and see what changes.',
    'Find the point where you would switch. A price, a date, a size, a person? Share it with whoever decides with you. Would they switch there, too?',
    'Ask yourself what speaks for the first and what for the second, and keep to things you have seen. Which of them could you back up if somebody asked?',
    'Keep all the rest fixed and compare again. With the same people, the same month and the same money, does the difference stay? If you cannot tell yet, find out who could.',
    'Look for a third way before you choose. Could you take the first for one part and the second for another? Say where you would draw the line, and for whom.',
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
