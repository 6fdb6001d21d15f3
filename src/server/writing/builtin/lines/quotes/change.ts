import type { QuoteLines } from '../quote-lines.ts';

/** Something rose, fell or was done differently: the lines suit what was decided and what merely came about. */
export const change: QuoteLines = {
  headings: ['What changed', 'Before and after', 'Then and now', 'The turn', 'What became different', 'Old and new'],
  shots: [
    { visual: 'Presenter to camera, standing where it changed', onScreen: 'What does it change?' },
    { visual: 'The old in grey, the new in black, as words on screen', onScreen: 'Who noticed first?' },
    { visual: 'Calendar on a phone, scrolled back to the month of the change', onScreen: 'Since when?' },
    { visual: 'Two photos side by side: the way it was, the way it is', onScreen: 'Before. After.' },
    { visual: 'The place where it changed, filmed in one slow pan', onScreen: 'Noticed it, too?' },
    { visual: 'The old version of the page, sign or product, then the new one', onScreen: 'What was it like before?' },
  ],
};
