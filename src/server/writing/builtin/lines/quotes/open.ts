import type { QuoteLines } from '../quote-lines.ts';

export const open: QuoteLines = {
  headings: [
    'What do you know about {term}?',
    '{term}: what would settle it?',
    '{term}: who can tell?',
    'Who could find out?',
    'What would convince you?',
    'Do you know more?',
    'Any guesses?',
    'Your part of the answer',
    'And until then?',
  ],
  asks: [
    'Can you answer that one? Write to us.',
    'Who do you know that could find out?',
    'What would you need to see to settle it?',
    'How do you decide while it is open?',
    'What is your best guess, and why?',
    'What have you seen that could help to answer it?',
  ],
  tasks: [
    'Search for something newer than this. Has anybody answered it since? If you find an answer, send us the link and the name of whoever gave it, and say whether it convinces you.',
    'Ask somebody who ought to know. Do they answer, or do they ask you back? Tell us what you heard, and from whom, so that we can follow it up.',
    'Say which result would settle it for you, and which would not. Then look at what you already have: is a part of the answer in there? Send us that part.',
    'Decide what you will do until somebody knows: wait, try, or leave it. How long is that good for? Put an end date to it and tell the people it concerns.',
    'Make a guess, and say how sure you are of it. What would you have to see to give it up? Keep the guess, and check it when the next answer comes in.',
    'Try it on a small scale, where a wrong answer costs you little. What will you look at, and until when? Agree on that first, and then share what came out.',
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
