import type { OwnLines } from '../quote-lines.ts';

export const cause: OwnLines = {
  headings: [
    'The reason',
    'Why that is so',
    'Where that comes from',
    'The reason behind it',
    'The reason for it',
    'What made us do it',
  ],
  asks: [
    'Anything to ask about that? Write to us.',
    'What follows from it for you?',
    'Did you know the reason?',
    'Does that answer your question?',
    'What would you still like to know?',
    'Had you heard that before?',
  ],
  spoken: [
    'Did you know the reason? Tell us what you had thought.',
    'If that leaves something open, ask us in the comments.',
    'Does that answer your question? If not, which one is left?',
    'What would you still like to know about it? Ask below.',
    'Had you heard that before? Say where, if you remember.',
    'What follows from it for you? Tell us in one sentence.',
  ],
};
