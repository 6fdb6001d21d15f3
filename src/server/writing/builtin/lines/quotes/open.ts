import type { QuoteLines } from '../quote-lines.ts';

export const open: QuoteLines = {
  headings: [
    'Still open',
    'An open question',
    'Not settled yet',
    'No answer yet',
    'Yet to be settled',
    'Still unknown',
  ],
  asks: [
    'Can you answer that one? Write to us.',
    'Who do you know that could find out?',
    'What would you need to see to settle it?',
    'How do you decide while it is open?',
    'What is your best guess, and why?',
    'What have you seen that could help to answer it?',
  ],
  spoken: [
    'Do you know the answer to that? Then please share it, and say how you know.',
    'Who would you ask about that? Think of a name. Then send them this and see what comes back.',
    'Which result would convince you? Name one, and tell us where you would look for it.',
    'So what do you do in the meantime? Wait? Try something? Tell us how you decide while this is open.',
    'Take a guess, even a rough one. And now ask yourself what it would take to change it.',
    'Have you seen anything that could help here? Even a small piece? Please share it with us below.',
  ],
  shots: [
    { visual: 'The sentence as text, the open part in a second colour', onScreen: 'And until then?' },
    { visual: 'Comment field under a post, the cursor blinking', onScreen: 'Your guess?' },
    { visual: 'Quick clips of the team, one guess from each', onScreen: 'What have you seen?' },
    { visual: 'The question alone on screen, with room below for an answer', onScreen: 'Do you know?' },
    { visual: 'Presenter reads the question to camera, then waits', onScreen: 'Who could find out?' },
    { visual: 'Search field on a phone, the question being typed in', onScreen: 'What would settle it?' },
  ],
};
