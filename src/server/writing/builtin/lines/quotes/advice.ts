import type { QuoteLines } from '../quote-lines.ts';

/** Advice and rules alike: some of what is said here must be done. */
export const advice: QuoteLines = {
  headings: [
    'How to go about it',
    'The advice given',
    'In practice',
    'Advice to note',
    'What to keep in mind',
    'A recommendation',
  ],
  shots: [
    { visual: 'Hands doing it, filmed from above', onScreen: 'How to go about it' },
    { visual: 'Presenter does the first move of it on camera', onScreen: 'In practice' },
    { visual: 'The place where it would be done, nobody in it yet', onScreen: 'The advice' },
    { visual: 'Presenter reads the advice to somebody off camera, who nods', onScreen: '' },
    { visual: 'The sentence as a note stuck to a door', onScreen: 'To keep in mind' },
    { visual: 'Somebody who does it this way, at work', onScreen: '' },
  ],
};
