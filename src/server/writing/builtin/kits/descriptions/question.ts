import type { DescriptionsKit } from './descriptions-kit.ts';

export const question: DescriptionsKit = {
  titleTail: 'Ask this first',
  short: 'one question to settle first, and one step to take today.',
  medium:
    'Start from the question, not from the answer: what would you like to change, for whom, and how will you notice? Note your reply before you read on.',
  how: 'How to use this: write the question on a card, in words that anybody would understand. Give the card to two people and ask each for a single sentence. Compare the sentences and stay with the first word on which they differ. Then turn the card over and write down your first step, with a day beside it.',
  bullets: [
    'Put it into one sentence: who would do what, and by when?',
    'Sort what you know: seen, read or guessed?',
    'Decide what you will do if the answer is yes.',
    'Keep a note of what would change your mind.',
  ],
};
