import type { NewsletterKit } from './newsletter-kit.ts';

export const story: NewsletterKit = {
  subjects: [
    'An opinion we are ready to defend',
    'Would you put your name to this?',
    'We said it. Now tell us where it breaks',
  ],
  subjectTail: 'What we think, and why ask',
  preheader: 'Our opinion in our own words, and two ways to test it this week.',
  moves: [
    {
      heading: 'What to hold it against',
      body: 'Read each line next to the opinion: does it support the opinion, speak against it, or change the subject? Then think of a day on which the opinion would have failed, and describe that day fairly.',
      quotes: 2,
    },
    {
      heading: 'What to do with it',
      body: 'If you agree, take one habit that the opinion speaks against and pause it for a week. If you disagree, keep the habit and write down what comes of it. Either way, tell us what you saw; a few lines will do.',
      quotes: 0,
    },
  ],
};
