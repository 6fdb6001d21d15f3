import type { QuoteLines } from '../quote-lines.ts';

/** Advice and rules alike: some of what is said here must be done. */
export const advice: QuoteLines = {
  headings: [
    'A piece of advice',
    'Advice to take along',
    'Worth a try',
    'In practice',
    'How to go about it',
    'What to look out for',
  ],
  shots: [
    { visual: 'Somebody who has tried it, answering in a sentence', onScreen: 'How did it go?' },
    { visual: 'Hands doing it, filmed from above', onScreen: 'Where would you start?' },
    { visual: 'Presenter reads the advice to somebody off camera, who answers', onScreen: 'Who is it for?' },
    { visual: 'Presenter does the first move of it on camera', onScreen: 'Do you do that already?' },
    { visual: 'The desk, kitchen or room where it would be done', onScreen: 'What stands in the way?' },
    { visual: 'The sentence as text, then a question mark behind it', onScreen: 'Any exception?' },
  ],
};
