import type { QuoteLines } from '../quote-lines.ts';

export const figure: QuoteLines = {
  headings: [
    '{figure}, and yours?',
    'More or less than {figure}?',
    '{figure}: who was counted?',
    'The number to hold yours against',
    'What would you have guessed?',
    'Where does your own number stand?',
  ],
  asks: [
    'Where would your own number stand beside {figure}?',
    'Would you have guessed higher or lower than {figure}?',
    'If you counted today, how far from {figure} would you be?',
    'How would you count that in your own case?',
    'Which number did you have in mind before you read it?',
    'Who near you could tell you the same number?',
  ],
  tasks: [
    'Look up your own number for this before you go on. Above {figure} or below it? Either way, note the month it is from, so that you can compare again later.',
    'Guess your own number first, then look it up. How far apart are the two, and which of them is closer to {figure}? Keep both, with today’s date beside them.',
    'Ask who was counted, where, and when. Does {figure} still speak about somebody like you? If you cannot tell, find out before you pass it on.',
    'Ask the person who keeps your numbers for this one, with the period it covers. Set the two side by side: same unit, same length of time? Only then compare.',
    'Read the number out to two people who know you and let them guess whether yours is higher. Then check. Whose guess came closest, and what did they know?',
    'Decide how you would count this for a week: what goes in, what stays out, who keeps the tally. Begin on Monday, and look at the result before you plan anything.',
  ],
  spoken: [
    'Hear that again: {figure}. Where would yours be? If you have never looked, pause here and look it up.',
    'Did you expect {figure}? More, or less? Put your guess in the comments, and then go and look up your own.',
    'So, {figure}. Who was counted there? Somebody like you? Check that before you repeat it.',
    'What would that number be for you? Take a second and guess. Then find out who could tell you for certain.',
    'Say your own guess out loud before we go on. Are you above that number, or under it?',
    'How would you count that where you are? Think of one week, start to finish. Who would keep the tally?',
  ],
  shots: [
    { visual: 'The number alone on screen, its source below', onScreen: '{figure}' },
    { visual: 'The sentence set as text, the number in a second colour', onScreen: 'Higher or lower?' },
    { visual: 'A phone showing the sentence, moving in on the number', onScreen: 'Who was counted?' },
    { visual: 'Presenter to camera, the number set as text beside the face', onScreen: 'And yours?' },
    { visual: 'Screen recording of the place where you keep your own numbers', onScreen: 'Look up your own' },
    { visual: 'Close-up of hands typing a number into an empty cell', onScreen: 'Count it yourself' },
  ],
};
