import type { QuoteLines } from '../quote-lines.ts';

export const change: QuoteLines = {
  headings: [
    'Before and after',
    'What changed, and who noticed?',
    'What was it like before?',
    'And your own last change?',
    'Would you make the same change?',
    'Still ahead, or already behind you?',
  ],
  asks: [
    'What did you change last, and what did you watch afterwards?',
    'Would you have made the same change?',
    'How was it before, in your own case?',
    'Who would be the first to notice such a change?',
    'What would you have left as it was?',
    'Is that change behind you, or still ahead?',
  ],
  tasks: [
    'Think of the last thing you changed yourself. What did you watch afterwards, and for how long? If the answer is nothing, choose what to watch now, before the next change.',
    'Ask somebody who was there before the change what they would bring back. Would you bring it back, too? Tell us, and say what you would keep of the new way.',
    'Put a date to it: when did this change for you, or when is it due? Then look at the weeks around that day. What else was different?',
    'Read the sentence again and name both ends of it, the old way and the new. Which of them describes you today? Say so to the person who decides about it.',
    'Before you copy a change, find out how to undo it. Who would have to agree, and by which day would you want to know? Settle both, and only then begin.',
    'Compare this with a change that you called off. What made you stop? If that reason is gone by now, take the plan out again and talk it through with somebody.',
  ],
  spoken: [
    'What did you change last? And what did you keep an eye on afterwards? Tell us both in the comments.',
    'Would you have done the same? Think of what you would miss from before, and tell us that as well.',
    'Think back for a second. How was this for you before, and when did it turn? Try to name the month.',
    'Picture the day after a change like that. Who comes to you first, and what do they ask?',
    'Keep it or undo it? Imagine you had to say today. What would you want to see first?',
    'Is that change still ahead of you? Then ask somebody who has it behind them, and ask what surprised them.',
  ],
  shots: [
    { visual: 'Two photos side by side: the way it was, the way it is', onScreen: 'Before. After.' },
    { visual: 'The place where it changed, filmed in one slow pan', onScreen: 'Who noticed?' },
    { visual: 'The old version of the page, sign or product, then the new one', onScreen: 'What was it like before?' },
    { visual: 'Presenter next to the thing that changed, pointing at it', onScreen: 'What did you change last?' },
    { visual: 'The sentence as text: the old part grey, the new part black', onScreen: 'Keep it or undo it?' },
    { visual: 'Calendar on a phone, scrolled to the month of the change', onScreen: 'Since when?' },
  ],
};
