import type { DescriptionsKit } from './descriptions-kit.ts';

export const contrast: DescriptionsKit = {
  titleTail: 'Two views compared',
  short: 'two views on one page, and room for yours beside them.',
  medium:
    'Hold it next to what you have seen yourself. Where do the two agree, where do they part, and which of them would you follow this month?',
  how: 'How to compare: fold a sheet down the middle. Copy the written view on the left and put a day of your own on the right. Go through both with the same three questions: who is speaking, what did they see, what do they want to happen? Circle the first line that does not match, and talk about that line alone.',
  bullets: [
    'On the left: the written view, word for word, with its source.',
    'On the right: one day of your own, told plainly.',
    'In the middle: the first line on which the two differ.',
    'Below: the sentence that both sides could sign.',
  ],
};
