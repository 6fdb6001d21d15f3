import type { OwnLines } from '../quote-lines.ts';

export const plain: OwnLines = {
  headings: [
    'About {term}',
    'A word on {term}',
    '{term}, in our words',
    'Good to know',
    'From our side',
    'From our notes',
    'What belongs to it',
    'One more thing from us',
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
  tasks: [
    'Anything unclear? Ask us, in your own words.',
    'Tell somebody who has been waiting for that, and let us know how they take it.',
    'Pass it on to the person who should know it, and send us what they ask.',
    'What would you want to know after that? Write to us with it.',
    'Look for the place in your own plans that it touches, and tell us what you find.',
    'Read it as somebody who has never heard of us. What is missing? Tell us.',
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
