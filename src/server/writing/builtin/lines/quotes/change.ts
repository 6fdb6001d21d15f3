import type { QuoteLines } from '../quote-lines.ts';

/** Something rose, fell or was done differently: the lines suit what was decided and what merely came about. */
export const change: QuoteLines = {
  headings: [
    '{term}: have you noticed it, too?',
    '{term}, as it used to be',
    '{term}, before and after',
    'Who saw it first?',
    'Past, or still to come?',
    'A year ago, and now',
    'Seen the same?',
    'Since when is that so?',
    'Anything new for you?',
  ],
  asks: [
    'How did that look at your place a year ago?',
    'Have you noticed the same, and since when?',
    'How was it before, in your own case?',
    'Does that change anything for you?',
    'Who would be the first to notice such a change?',
    'Is that change behind you, or still ahead?',
  ],
  tasks: [
    'Look up how this stood at your place a year ago. Has it moved the same way? If it has, ask what else was different then, before you put it down to one thing.',
    'Ask somebody who remembers how it was before. What would they bring back, and what would they never want again? Tell us, and say which way you would choose.',
    'Put a date to it: when did this change for you, or when is it due? Then look at the weeks around that day. What else was different?',
    'Say what this change means for your next decision. Would you wait, act, or leave things as they are? Put it in a line and send it to whoever decides with you.',
    'If it changed like that on your side, who would notice first, and from what? Ask them what they see today. Keep the answer, and ask again in a few months.',
    'Decide what you would need to see before you call it a change and not a good month. Over how long, and for whom? Look again when that time is up.',
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
