import type { QuoteLines } from '../quote-lines.ts';

export const cause: QuoteLines = {
  headings: [
    'The reason where you are, too?',
    'What else could explain it?',
    'How could you tell?',
    'Which reason would you name?',
    'And without that reason?',
    'What came first?',
  ],
  asks: [
    'Is that the reason at your place, too?',
    'What else could be behind it?',
    'How could you tell if that were not the reason?',
    'Which reason would you have named first?',
    'If that reason were gone, what would be left?',
    'What came first when you saw it happen?',
  ],
  tasks: [
    'Name the reason you would have given before reading this. Is it the same one? If not, go back to the last time it happened to you and check which of the two was there.',
    'Look for a case where the reason was present and the result stayed away. Found one? Then ask what was different that time, and send us the story.',
    'Ask two people who were close to it, each on their own, why it happened. Do they give you this reason or another? Go by what they saw, not by what they suppose.',
    'Before you act on this, take one more look. What would you expect to see if it were true, and what if it were not? Check the first of them today.',
    'Change nothing but this one thing, in one place, and watch. Does the result move with it? Agree beforehand what you will look at and on which day you stop.',
    'Go back to the last time you met this. What had happened just before? Check it against a message, a receipt or a calendar before you trust your memory.',
  ],
  spoken: [
    'Is that the reason where you are, too? Or would you have named another one? Tell us which.',
    'What else could it be? Try to think of one more explanation before you nod, and keep it in mind.',
    'Suppose that were not the reason. How would you find out? Think of something you could look at today.',
    'Which reason would the people around you give? Ask one of them before you show them this, and compare.',
    'Imagine that reason were gone tomorrow. What would change for you, and what would stay just the same?',
    'When did you see this happen last? And what came right before it? Try to remember the order.',
  ],
  shots: [
    { visual: 'The sentence as text, the reason in a second colour', onScreen: 'The reason where you are?' },
    { visual: 'Presenter to camera, counting off reasons on the fingers', onScreen: 'What else?' },
    { visual: 'Close-up of the thing the sentence speaks about', onScreen: 'How could you tell?' },
    { visual: 'Two people at a table, one asking, one answering', onScreen: 'Which reason would you name?' },
    { visual: 'The same spot twice: with the thing in question, then without it', onScreen: 'And without it?' },
    { visual: 'A thumb scrolling back through messages to the day it happened', onScreen: 'What came first?' },
  ],
};
