import type { QuoteLines } from '../quote-lines.ts';

/** One thing is said to bring about another: the lines suit a reason that is given and an effect that is told. */
export const cause: QuoteLines = {
  headings: [
    'What else belongs to {term}?',
    '{term}: can that be checked?',
    'What lies behind {term}?',
    'Any other explanation?',
    'A surprise, or not?',
    'Seen it happen?',
    'And without it?',
    'How to find out',
    'Your own explanation',
  ],
  asks: [
    'Have you noticed that yourself?',
    'What else would lead to the same result?',
    'Would you have guessed the connection?',
    'Which cause would you have named first?',
    'What would change for you without it?',
    'What would you look at to check it?',
  ],
  tasks: [
    'Name the cause that you would have given before reading this. Is it the same one? If not, go back to the last time you saw the effect and check which of them was there.',
    'Look for a case where the cause was there and the effect stayed away. Found one? Then ask what was different that time, and send us the story.',
    'Ask those who work with it every day what they would put it down to. Do they name the same cause or another? Go by what they have seen, not by what they suppose.',
    'Before you act on this, take one more look. What would you expect to see around you if it were true, and what if it were not? Check the first of them today.',
    'What would you do more of, or less of, if this is right? Try that in one place first, and agree on the day on which you look at the result.',
    'How could you see the effect where you are? Decide what you would look at, and how long you would wait for it. Then look, before you tell anybody.',
  ],
  spoken: [
    'Have you noticed that yourself? From the same cause, or from another one? Tell us which.',
    'What else would lead to the same result? Think of one more thing, and tell us below.',
    'Would you have guessed the connection? Say what you had in mind before you heard it.',
    'Which cause would the people around you name? Ask one of them before you show them this, and compare.',
    'Imagine that were gone tomorrow. What would change for you, and what would stay just the same?',
    'How could you check that where you are? Think of something you could look at today, and go and look.',
  ],
  shots: [
    { visual: 'Two people at a table, one asking, one answering', onScreen: 'Which cause would you name?' },
    { visual: 'The same spot twice: with the thing in question, then without it', onScreen: 'And without it?' },
    { visual: 'Close-up of the thing the sentence speaks about', onScreen: 'How would you check it?' },
    { visual: 'The sentence as text, the cause in a second colour', onScreen: 'Noticed it yourself?' },
    { visual: 'Presenter to camera, counting off causes on the fingers', onScreen: 'What else?' },
    { visual: 'A picture of the cause, then a picture of the effect', onScreen: 'Would you have guessed?' },
  ],
};
