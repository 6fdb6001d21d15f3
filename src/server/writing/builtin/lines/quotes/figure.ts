import type { QuoteLines } from '../quote-lines.ts';

export const figure: QuoteLines = {
  headings: [
    '{figure}, and yours?',
    'More or less than {figure}?',
    'How far are you from {figure}?',
    'The number to hold yours against',
    'What would you have guessed?',
    'How would you measure that?',
    '{figure}: does that surprise you?',
    'Is {figure} a lot?',
    '{figure}: enough for you?',
  ],
  asks: [
    'Where would your own number stand beside {figure}?',
    'Would you have guessed higher or lower than {figure}?',
    'If you looked it up today, how far from {figure} would you be?',
    'What is the same number in your own case?',
    'Which number did you have in mind before you read it?',
    'Who near you could tell you the same number?',
  ],
  tasks: [
    'Look up your own number for this before you go on. Above {figure} or below it? Either way, note the month it is from, so that you can compare again later.',
    'Take a guess at your own number first, then look it up. How far apart are they, and which of them is closer to {figure}? Keep both, with today’s date.',
    'Ask whom {figure} is about, where, and since when. Does it speak of somebody like you? If you cannot tell, find out before you pass it on.',
    'Ask whoever keeps your numbers for this one, with the period it covers. Same unit, same length of time? Compare them once you are sure of both.',
    'Before you quote the number, check whom it covers and whom it leaves out. Does that change what you make of it? If so, say it in the same breath.',
    'Keep track of the same thing on your side for a week. Who would look after it, and where would they note it? Compare once the week is over.',
  ],
  spoken: [
    'Stop at {figure} for a second. Where would yours be? If you have never looked, pause here and look it up.',
    'Did you expect {figure}? More, or less? Put your guess in the comments, and then go and look up your own.',
    'Ask yourself whom {figure} is about. Somebody like you? Check that before you repeat it to anyone.',
    'What would that number be for you? Take a second and guess. Then find out who could tell you for certain.',
    'Say your own guess out loud before we go on. Are you above that number, or under it?',
    'How would you keep track of that where you are? Think of a week, start to finish. Who would look after it?',
  ],
  shots: [
    { visual: 'The number alone on screen, its source below', onScreen: '{figure}' },
    { visual: 'The sentence set as text, the number in a second colour', onScreen: 'Higher or lower?' },
    { visual: 'A phone showing the sentence, moving in on the number', onScreen: 'Whom is it about?' },
    { visual: 'Presenter to camera, the number set as text beside the face', onScreen: 'And yours?' },
    { visual: 'Screen recording of the place where you keep your own numbers', onScreen: 'Look up your own' },
    { visual: 'Close-up of hands typing a number into an empty cell', onScreen: 'How would you measure it?' },
  ],
};
