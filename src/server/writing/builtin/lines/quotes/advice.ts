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
  asks: [
    'Any exception you would allow?',
    'What speaks against it for you?',
    'Where would you start with it?',
    'Have you tried it, and what came of it?',
    'Is that how you do it?',
    'What would it take to try it?',
  ],
  spoken: [
    'Do you do that already? If yes, tell us since when. If not, tell us what keeps you from it.',
    'What stands in your way? Time? Money? A person? Say it honestly, and start with the one you can move.',
    'When would you make an exception? Think of a case. Got it? Then say what is different about it.',
    'Have you tried that already? Then tell us how it went, the awkward part included.',
    'When did you last do that? If you cannot remember, pick a day for it now, and tell somebody.',
    'Who is that advice for? For you, or for somebody you know? If it is for them, send it on.',
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
