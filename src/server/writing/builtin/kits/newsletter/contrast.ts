import type { NewsletterKit } from './newsletter-kit.ts';

export const contrast: NewsletterKit = {
  subjects: [
    'Two views. Which one would you sign?',
    'What is written, and what you have seen',
    'Read both sides before you choose',
  ],
  subjectTail: 'Two views to compare',
  preheader: 'Two views on one page, and room for a third one: yours.',
  moves: [
    {
      heading: 'What has been written',
      headingOn: 'In writing: {term}',
      body: 'Read this part twice, once as somebody who agrees and once as somebody who does not. Note the first word that the second reader would question.',
      quotes: 2,
    },
    {
      heading: 'What you would say',
      body: 'Now tell the same thing to a friend, in a letter or aloud, with an example from the past month. Underline whatever the two versions share. Write to us about everything that is left without a line, beginning with the word that you noted.',
      quotes: 0,
    },
  ],
};
