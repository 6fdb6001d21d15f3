import type { DescriptionsKit } from './descriptions-kit.ts';

export const figure: DescriptionsKit = {
  titleTail: 'One figure to question',
  short: 'one figure with its source, and how to find your own.',
  medium:
    'Ask what was counted, who counted it and when. Then look for a figure of your own, and put the two on one line.',
  how: 'How to read it: write the figure down with its unit, then open the source and look for the method. Note the date and the number of cases. Ask whether people like you could have been included. Count the same thing yourself for a week, by hand if need be, and write the result beside it, with its own date.',
  bullets: [
    'Name the unit before the number.',
    'Open the source and note who was counted, and when.',
    'Count the same thing yourself, for a week.',
    'Quote both together, each with its date.',
  ],
};
