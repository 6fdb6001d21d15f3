import type { QuoteLines } from '../quote-lines.ts';

/** On what the author has on record, such as a price, a date or a count: the reader has no number to hold it against. */
export const own: QuoteLines = {
  headings: [
    'Straight from our notes',
    'What would you ask us here?',
    'New to you?',
    'What does it mean for you?',
    'From our own pages',
    'Who should hear this?',
    'Taken from our own records',
    'Something to pass on',
    'Before you ask',
  ],
  asks: [
    'Would you have expected that?',
    'Who would you tell first?',
    'Does that answer a question of yours?',
    'What would you like to know next?',
    'Did you know that about us?',
    'What would you compare it with?',
    'What does it change for you?',
    'What would you want to see for yourself?',
    'Which part would you ask us about?',
  ],
  tasks: [
    'Think of somebody who should know this and send them the sentence as it stands. What do they ask you back? Pass their question on to us.',
    'Hold it against what you had in mind before you read it. Where do they differ? Write to us about that point before any other.',
    'Say what you would need to know before you act on it: a date, a price, a person to ask? Send us that question, and nothing else.',
    'Ask us to show it to you. What would you look at to begin with, and what would convince you? Tell us beforehand, and bring somebody who doubts it.',
    'Put it next to the last offer, report or story of this kind that you came across. What is told there and missing here? Ask us for it.',
    'Read it again as if a friend had sent it to you. What would you answer? Send the same words to us, whether they are kind or not.',
  ],
  spoken: [
    'Would you have expected that? Say what you had in mind instead, and what made you think so.',
    'Did you know that about us? If not, tell us what you had heard, and from whom.',
    'What does that change for you? Take a moment, and then put your question in the comments.',
    'Who do you know that should hear this? Send it over, and tell us what they say.',
    'What would you want to see for yourself? Tell us in the comments, in as few words as you like.',
    'Which part would you ask us about? Pause here and type it before you forget.',
  ],
  shots: [
    { visual: 'The page of the notes, a finger under the line', onScreen: 'From our notes' },
    { visual: 'Presenter reads the line from a notebook or phone', onScreen: 'Did you know?' },
    { visual: 'What the line is about, close up', onScreen: 'New to you?' },
    { visual: 'The line as text over a picture from your own day', onScreen: 'What would you ask?' },
    { visual: 'Whoever wrote it down, at work', onScreen: 'Who should hear this?' },
    { visual: 'The same thing from further away, people around it', onScreen: 'What does it change?' },
  ],
};
