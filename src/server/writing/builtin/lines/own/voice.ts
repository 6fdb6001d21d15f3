import type { OwnLines } from '../quote-lines.ts';

export const voice: OwnLines = {
  headings: [
    'What we hear',
    'What people tell us',
    'In other people’s words',
    'What reaches us',
    'Said to us',
    'Heard from others',
  ],
  asks: [
    'Would you have said the same?',
    'Is that your question, too?',
    'What would you have answered?',
    'What would you like to tell us?',
    'Who tells you the same thing?',
    'Do you hear that as well?',
  ],
  spoken: [
    'Is that your question, too? Then ask it below, in your words.',
    'Would you have said the same? Tell us what you would add.',
    'What would you have answered? Write it below, as you would say it.',
    'Do you hear that as well? Who from? Tell us below.',
    'What would you like to tell us? Say it below.',
    'Who says the same to you? Send them this and ask.',
  ],
};
