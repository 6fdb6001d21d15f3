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
  spoken: [
    'Do you know? Then tell us below, in a line.',
    'What would you guess? One word, right now, in the comments.',
    'How would you find that out? Suggestions below, please.',
    'Would you help us find out? Say yes below.',
    'Who could tell us? Name them in the comments.',
    'If you had the answer, what would you do with it? Tell us.',
  ],
};
