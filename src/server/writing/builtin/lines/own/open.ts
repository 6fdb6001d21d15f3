import type { OwnLines } from '../quote-lines.ts';

export const open: OwnLines = {
  headings: [
    'Still open',
    'Not settled yet',
    'A question of our own',
    'What we cannot tell yet',
    'Open, for us too',
    'Help us with this one',
  ],
  asks: [
    'Do you know? Write to us.',
    'What would you guess?',
    'How would you find that out?',
    'Would you help us find out?',
    'Who could tell us?',
    'Have you tried it yourself?',
  ],
  tasks: [
    'If you have tried it, tell us what came of it, good or bad.',
    'Make a guess and send it to us, with the reason.',
    'How would you go about it: whom would you ask, what would you look at? Tell us.',
    'Do you know somebody who has the answer? Forward this to them.',
    'What would you do with the answer if we had it today? Write to us.',
    'Say whether you would take part if we tried it, and how to reach you.',
  ],
  spoken: [
    'Do you know? Then tell us below, in a line.',
    'What would you guess? One word, right now, in the comments.',
    'How would you find that out? Suggestions below, please.',
    'Would you help us find out? Say yes below.',
    'Who could tell us? Name them in the comments.',
    'If you had the answer, what would you do with it? Tell us.',
  ],
};
