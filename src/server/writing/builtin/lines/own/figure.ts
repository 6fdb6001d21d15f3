import type { OwnLines } from '../quote-lines.ts';

export const figure: OwnLines = {
  headings: [
    '{figure}, from our notes',
    'In figures',
    'Our numbers',
    '{figure}, and what goes with it',
    'The number behind it',
    'The figure itself',
  ],
  asks: [
    'Did you expect {figure}?',
    'Which number would you like to see next?',
    'More than you thought, or less?',
    'What would you ask us about that number?',
    'Anything unclear about the number? Ask us.',
    'How would you put that number to use?',
  ],
  tasks: [
    'Ask us whatever {figure} leaves open, and say what you need the number for.',
    'Which number would you need beside it to make up your mind? Tell us.',
    'Say what you would need to know before you could use that number, and write to us.',
    'Keep {figure} for your own plans, and send us the question that comes to mind with it.',
    'Want to know how we came to that number? Write to us and ask.',
    'Pass the number on to whoever decides with you, and send us what they ask.',
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
