import type { OwnLines } from '../quote-lines.ts';

export const advice: OwnLines = {
  headings: [
    'What there is to do',
    'How to go about it',
    'What we go by',
    'How it is done',
    'What to do, and how',
    'The way we do it',
  ],
  asks: [
    'What do you need from us for that?',
    'Anything unclear about it? Ask us.',
    'Which part of it would be new to you?',
    'What would keep you from it?',
    'Does that work for you?',
    'Who would do it with you?',
  ],
  spoken: [
    'Try it once, and tell us where you got stuck.',
    'What do you need from us for that? Say it in the comments.',
    'Which part of it is new to you? Start there, and ask along the way.',
    'Does that work where you are? Yes, no, or almost?',
    'What keeps you from it? Tell us straight, below.',
    'Who would do it with you? Show them this first.',
  ],
};
