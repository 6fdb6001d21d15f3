import type { QuoteLines } from '../quote-lines.ts';

/** Shares, prices, and counts of a whole country: not every number has one of the reader’s own to be held against. */
export const figure: QuoteLines = {
  headings: [
    'Would you have guessed {figure}?',
    '{figure}, and where you are?',
    '{figure}: more than you thought?',
    'What did you expect?',
    'How is that measured?',
    'What would you call a lot?',
    'Is {figure} a lot?',
    '{figure}: enough for you?',
    '{figure}: does that surprise you?',
  ],
  asks: [
    'Is {figure} what you expected?',
    'Do you take {figure} for good news or bad?',
    'Does {figure} sound like a lot to you?',
    'What is the number where you are?',
    'Which number did you expect before you read it?',
    'Who could give you the same number near you?',
  ],
  tasks: [
    'Look up the same number for the place you know best. How far is it from {figure}? Either way, note the month it is from, so that you can compare again later.',
    'Guess the number for your own town, trade or team, and then look it up. Closer to {figure} than you thought, or further away? Tell us both, guess and count.',
    'Ask what {figure} covers, where, and since when. Does it cover a case like yours? If you cannot tell, find out before you pass it on.',
    'Ask whoever keeps such numbers near you for this one, with the period it covers. Same unit, same length of time? Compare them once you are sure of both.',
    'Before you quote the number, check whom it covers and whom it leaves out. Does that change what you make of it? If so, say it in the same breath.',
    'Decide from which number on you would do something. Is this one past it? If it is, say what you would do first. If it is not, say what you would wait for.',
  ],
  spoken: [
    'Stop at {figure} for a second. Is that more than you thought, or less? Tell us which number you expected.',
    'Did you expect {figure}? More, or less? Put the number you had in mind in the comments.',
    'Think about {figure} for a moment. Is that enough for you to do something about it? Tell us what.',
    'What would that number be where you are? Take a second and guess. Then find out who could tell you for certain.',
    'Guess the number for your own case, out loud, before we go on. Higher than this one, or lower?',
    'How would you measure that where you are? Think of who would do it, and from which day on.',
  ],
  shots: [
    { visual: 'Presenter to camera, the number set as text beside the face', onScreen: 'And where you are?' },
    {
      visual: 'Screen recording of the place where you keep your own numbers',
      onScreen: 'What would you have guessed?',
    },
    { visual: 'Close-up of hands typing a number into an empty cell', onScreen: 'How would you measure it?' },
    { visual: 'The number alone on screen, its source below', onScreen: '{figure}' },
    { visual: 'The sentence set as text, the number in a second colour', onScreen: 'Higher or lower?' },
    { visual: 'A phone showing the sentence, moving in on the number', onScreen: 'What does it cover?' },
  ],
};
