import type { QuoteLines } from '../quote-lines.ts';

/** Advice and rules alike: some of what is said here must be done. */
export const advice: QuoteLines = {
  headings: [
    '{term}: what stands against it?',
    'Where would you begin with {term}?',
    'What do you do about {term}?',
    'What speaks against it?',
    'Any exceptions?',
    'Already doing it?',
    'Where to begin',
    'Advice for whom?',
    'Would you follow it?',
  ],
  asks: [
    'Do you do that already, and since when?',
    'What stands in the way of it at your place?',
    'When would you make an exception?',
    'Have you tried it, and what came of it?',
    'Where would you have to start?',
    'Is this meant for you, or for somebody else?',
  ],
  tasks: [
    'Check whether you do it already, on an ordinary day. If you do, what did you drop or move to make room for it? If you do not, tell us what keeps you.',
    'Name what stands in the way: time, money, a person, a habit? Pick the one you can move yourself, move it, and then look at the advice again.',
    'Think of a case in which you would make an exception. What is different about it? Settle it now, before somebody waits for it, and say so when you pass the advice on.',
    'Ask somebody who has followed it for a while. What did they expect, and what did they get? Decide after that talk, and not before, how far you want to go.',
    'When did you last do it, or see it done? If that is long ago, name the day on which you will do it next, and tell somebody who will ask you about it.',
    'Find out who gave the advice, and to whom. Are you in the same position? Change whatever does not fit, and remember what you changed.',
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
