import type { OwnLines } from '../quote-lines.ts';

export const contrast: OwnLines = {
  headings: [
    'The one and the other',
    'Side by side',
    'Where the difference lies',
    'Set against each other',
    'One thing beside another',
    'Compared',
  ],
  asks: [
    'Which one would you choose?',
    'Is that difference worth it to you?',
    'On which side of it are you?',
    'Does that surprise you?',
    'What would tip it for you?',
    'Where do you see it yourself?',
  ],
  spoken: [
    'Which one would you choose? Say it first, then say why.',
    'Is that difference worth it to you? Tell us in a line.',
    'What would tip it for you? Put it in the comments.',
    'Whose side are you on? One word, right now, below.',
    'Where do you see it yourself? Show us, or tell us.',
    'Would you compare the same things? If not, which ones?',
  ],
};
