import type { QuoteLines } from '../quote-lines.ts';

export const plain: QuoteLines = {
  headings: [
    '{term}, and your own case',
    'What would you ask about {term}?',
    '{term}: where do you meet it?',
    'Does that match what you see?',
    'What would you add?',
    'Check it for yourself',
  ],
  asks: [
    'What does {term} look like where you are?',
    'What would you like to know about {term}?',
    'Where do you come across {term} yourself?',
    'Does that match what you have seen?',
    'What would you add from your own side?',
    'Which part would you check first?',
  ],
  tasks: [
    'Think of the last time you had to do with {term}. Did it go as the sentence says? If it went differently, tell us where, and what you did about it.',
    'Ask somebody who deals with {term} every day what is left out here. Which detail would they put in first? Pass it on to us, with their name if they agree.',
    'Look for {term} in your own messages, plans or photos. What do you find, and from when? Pick the newest one and hold it against the sentence.',
    'Read the sentence to somebody who knows you well. Would they say it fits you? Ask for an example for or against, and keep the better one.',
    'Take the sentence in two halves: which one did you know, and which one is new to you? Start with the new one, and look for an example close to home.',
    'Choose the word in it that you would ask about first. Who could tell you more? Write to them today, keep the question short, and let us know the answer.',
  ],
  spoken: [
    'Think of {term} for a moment. Where did you last come across it, and did it go like that?',
    'What would you ask about {term}? Put it in the comments, and say why you want to know.',
    'Where do you meet {term} yourself? At work, at home, in the street? Give us one example.',
    'Does that fit what you have seen? Nod or shake your head, and then tell us why.',
    'What would you add to that? Choose one detail from your own side and send it to us.',
    'Would you have known that? If somebody asks you tomorrow, what will you tell them?',
  ],
  shots: [
    { visual: 'The sentence as text on a plain ground, its source below', onScreen: '' },
    { visual: 'Presenter reads the sentence straight to camera', onScreen: 'What would you ask?' },
    { visual: 'Close-up of the thing that the sentence speaks about', onScreen: 'Where do you meet it?' },
    { visual: 'A short clip from your own day that fits the sentence', onScreen: 'Does it match?' },
    { visual: 'The sentence on a phone, a thumb stopping at it', onScreen: 'What would you add?' },
    { visual: 'Presenter and a guest, the sentence between them as text', onScreen: 'Did you know?' },
  ],
};
