import type { OwnLines } from '../quote-lines.ts';

export const plain: OwnLines = {
  headings: [
    'About {term}',
    'On {term}',
    'More on {term}',
    'Good to know',
    'A detail to know',
    'For the record',
    'In short',
    'What else there is',
    'In our words',
  ],
  asks: [
    'What else would you like to know about it?',
    'Is that new to you?',
    'Who should hear about that?',
    'Anything to ask? Write to us.',
    'Will you remember that?',
    'What is missing from that? Ask us.',
  ],
  spoken: [
    'Anything unclear about that? Ask below, in your own words.',
    'What had you in mind before you heard that? Tell us in the comments.',
    'Is that new to you? Say yes or no, below.',
    'Does a plan of yours hang on that? Tell us which one.',
    'Who should hear that? Send it to them today.',
    'What else would you like to know? Ask away.',
  ],
};
