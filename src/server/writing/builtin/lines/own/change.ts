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
  tasks: [
    'Does it touch you? Then tell us how, in a line.',
    'Ask us what you need to know about it: since when, for whom, at what price.',
    'Tell the person who should know it before anybody else, and send us what they say.',
    'If something about it does not suit you, say so now, and say what would.',
    'Look at what it means for your own plans, and ask us if that is not clear.',
    'Write to us with the first question that it raises for you.',
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
