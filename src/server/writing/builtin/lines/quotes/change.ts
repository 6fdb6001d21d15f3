import type { QuoteLines } from '../quote-lines.ts';

/** Something rose, fell or was done differently: the lines suit what was decided and what merely came about. */
export const change: QuoteLines = {
  headings: ['What changed', 'Before and after', 'Then and now', 'The turn', 'What became different', 'Old and new'],
  asks: [
    'Does that change anything for you?',
    'Which question does that raise for you?',
    'Would you have expected that?',
    'Good news or bad, in your eyes?',
    'How would you read that?',
    'Is it the same with you?',
  ],
  spoken: [
    'How was that at your place a year ago? Better? Worse? Look it up if you can, and tell us.',
    'Have you noticed the same? Since when? Put the month in the comments if you can still name it.',
    'Think back for a second. How was this for you before, and when did it turn?',
    'Does that change anything for you? If so, what would you do about it, and by when?',
    'Who near you would notice a change like that first? Ask them today what they see.',
    'Is that change still ahead of you, or behind you? Either way, tell us what you would want to be ready for.',
  ],
  shots: [
    { visual: 'Presenter to camera, standing where it changed', onScreen: 'What does it change?' },
    { visual: 'The old in grey, the new in black, as words on screen', onScreen: 'Who noticed first?' },
    { visual: 'Calendar on a phone, scrolled back to the month of the change', onScreen: 'Since when?' },
    { visual: 'Two photos side by side: the way it was, the way it is', onScreen: 'Before. After.' },
    { visual: 'The place where it changed, filmed in one slow pan', onScreen: 'Noticed it, too?' },
    { visual: 'The old version of the page, sign or product, then the new one', onScreen: 'What was it like before?' },
  ],
};
