import type { QuoteLines } from '../quote-lines.ts';

export const advice: QuoteLines = {
  headings: [
    'Would you follow it?',
    'What stands in the way?',
    'When would you not do that?',
    'Tried it already?',
    'What is the smallest version?',
    'Who is it meant for?',
  ],
  asks: [
    'Would you do that, starting this week?',
    'What stands in the way of it at your place?',
    'When would you do the opposite?',
    'Have you tried it, and what came of it?',
    'What would be the smallest version of it?',
    'Is this meant for you, or for somebody else?',
  ],
  tasks: [
    'Try it once, on something small, before the week is out. What did you have to drop or move to make room for it? Tell us that along with the result.',
    'Name what stands in the way: time, money, a person, a habit? Pick the one you can move yourself, move it, and then look at the advice again.',
    'Think of a case in which you would do the opposite. What makes it different? Keep it in mind as your exception, and say so when you pass the advice on.',
    'Ask somebody who has followed it for a while. What did they expect, and what did they get? Decide after that talk, and not before, whether to try it yourself.',
    'Cut it down to the smallest version that you could start today without asking anyone. Does it still make sense at that size? Then do it, and see what it asks of you next.',
    'Find out who gave the advice, and to whom. Are you in the same position? Adjust the part that does not fit, and remember what you adjusted.',
  ],
  spoken: [
    'Would you do that? This week? If yes, tell us when. If not, tell us what keeps you from it.',
    'What stands in your way? Time? Money? A person? Say it honestly, and start with the one you can move.',
    'When would you do the exact opposite? Think of a case. Got it? Then keep it ready as your exception.',
    'Have you tried that already? Then tell us how it went, the awkward part included.',
    'What is the smallest version of that, something you could do before dinner? Try it, and report back.',
    'Who is that advice for? For you, or for somebody you know? If it is for them, send it on.',
  ],
  shots: [
    { visual: 'Presenter does the first move of it on camera', onScreen: 'Would you do that?' },
    { visual: 'The desk, kitchen or room where it would be done', onScreen: 'What stands in the way?' },
    { visual: 'The sentence as text, then a question mark behind it', onScreen: 'When would you not?' },
    { visual: 'Somebody who has tried it, answering in a sentence', onScreen: 'How did it go?' },
    { visual: 'Hands doing the smallest version of it, filmed from above', onScreen: 'The smallest version?' },
    { visual: 'Presenter reads the advice to somebody off camera, who answers', onScreen: 'Who is it for?' },
  ],
};
