import type { OwnLines } from '../quote-lines.ts';

export const figure: OwnLines = {
  headings: ['{figure}', 'About {figure}', '{figure}, as counted', 'In figures', 'Our numbers', 'Figures of our own'],
  asks: [
    'Did you expect {figure}?',
    'What else would you like to know?',
    'More than you thought, or less?',
    'What would you ask us about that number?',
    'Anything unclear about the number? Ask us.',
    'Does that number surprise you?',
  ],
  spoken: [
    'Did you expect {figure}? More, or less? Write your guess below.',
    'Which number would you like to hear next? Say so in the comments.',
    'If you want to know how we came to that number, ask us below.',
    'So, {figure}. Is that what you had in mind? Tell us.',
    'More than you thought? Or less? Say it in a word below.',
    'What would you ask us about that number? Ask it now.',
  ],
};
