import type { QuoteLines } from '../quote-lines.ts';

/** One thing is said to bring about another: the lines suit a reason that is given and an effect that is told. */
export const cause: QuoteLines = {
  headings: [
    'What lies behind {term}?',
    'What else belongs to {term}?',
    '{term}: how could you tell?',
    'Have you seen it happen?',
    'What else could lead to it?',
    'What came first?',
    'Which cause would you name?',
    'And if that were gone?',
    'How could you find out?',
  ],
  asks: [
    'Have you seen one lead to the other yourself?',
    'What else could be behind it?',
    'How could you tell if it were something else?',
    'Which cause would you have named first?',
    'If that were gone, what would be left?',
    'What came first when you saw it happen?',
  ],
  tasks: [
    'Name the cause that you would have given before reading this. Is it the same one? If not, go back to the last time you saw the effect and check which of them was there.',
    'Look for a case where the cause was there and the effect stayed away. Found one? Then ask what was different that time, and send us the story.',
    'Ask those who work with it every day what they would put it down to. Do they name the same cause or another? Go by what they have seen, not by what they suppose.',
    'Before you act on this, take one more look. What would you expect to see around you if it were true, and what if it were not? Check the first of them today.',
    'Find a place where it can be left out for a while, and another where it stays. Do they drift apart? Agree beforehand what you will look at and on which day you stop.',
    'Look up when you met this last. What had happened just before? Check it against a message, a receipt or a calendar before you trust your memory.',
  ],
  spoken: [
    'Have you seen that happen yourself? From the same cause, or from another one? Tell us which.',
    'What else could lead to it? Try to think of one more explanation before you nod, and keep it in mind.',
    'And if it were something else? How would you find out? Think of something you could look at today.',
    'Which cause would the people around you name? Ask one of them before you show them this, and compare.',
    'Imagine that were gone tomorrow. What would change for you, and what would stay just the same?',
    'When did you see this happen last? And what came right before it? Try to remember the order.',
  ],
  shots: [
    { visual: 'The sentence as text, the cause in a second colour', onScreen: 'Seen it yourself?' },
    { visual: 'Presenter to camera, counting off causes on the fingers', onScreen: 'What else?' },
    { visual: 'Close-up of the thing the sentence speaks about', onScreen: 'How could you tell?' },
    { visual: 'Two people at a table, one asking, one answering', onScreen: 'Which cause would you name?' },
    { visual: 'The same spot twice: with the thing in question, then without it', onScreen: 'And without it?' },
    { visual: 'A thumb scrolling back through messages to the day it happened', onScreen: 'What came first?' },
  ],
};
