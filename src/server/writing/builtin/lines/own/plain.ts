import type { OwnLines } from './own-lines.ts';

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
    'Does that suit you?',
    'What is missing from that? Ask us.',
  ],
  tasks: [
    'Anything unclear? Ask us, in your own words.',
    'Think of the one thing that you would use it for, and ask us whether it fits.',
    'Pass it on to the person who should know it, and send us what they ask.',
    'What would you want to know after that? Write to us with it.',
    'Does it suit you as it is? If one thing had to be different, which one? Say so.',
    'Read it as somebody who has never heard of us. What is missing? Tell us.',
  ],
  spoken: [
    'Anything unclear about that? Ask below, in your own words.',
    'What would you use it for? Tell us in the comments.',
    'Is that new to you? Say yes or no, below.',
    'Does it suit you? If not, tell us what would.',
    'Who should hear that? Send it to them today.',
    'What else would you like to know? Ask away.',
  ],
};
