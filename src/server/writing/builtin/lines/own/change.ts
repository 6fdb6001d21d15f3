import type { OwnLines } from '../quote-lines.ts';

export const change: OwnLines = {
  headings: [
    'What is different now',
    'From there to here',
    'The old way, the new way',
    'What changes',
    'Before and after',
    'Then and now',
  ],
  asks: [
    'Does that change anything for you?',
    'What would you like to ask us about it?',
    'Would you have done the same?',
    'Good news for you, or not?',
    'What does that mean for your own plans?',
    'Who should hear about it from you?',
  ],
  spoken: [
    'Does that change anything for you? Tell us below, either way.',
    'If you have a question about it, ask it now.',
    'Good news for you, or not? Say it in one word, below.',
    'Would you have done the same? Yes or no, and one reason.',
    'Who should know about it? Send them this and ask.',
    'What does it mean for your plans? Tell us in a line.',
  ],
};
