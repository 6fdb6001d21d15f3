import type { NewsletterKit } from './newsletter-kit.ts';

export const figure: NewsletterKit = {
  subjects: [
    'One figure, and what we would ask it',
    'Before you repeat this number to others',
    'Read this number together with us',
  ],
  subjectTail: 'A figure to question',
  preheader: 'One figure with its source, and a way to find your own.',
  moves: [
    {
      heading: 'The figure',
      headingOn: 'The figure, and {term}',
      body: 'Write the figure down together with its unit and its source. If you cannot name one of the two, look it up before you go on. Ask what the same sentence would have said a year earlier, and where you could find out.',
      quotes: 2,
    },
    {
      heading: 'A number of your own',
      body: 'Find the nearest thing to it that you could count yourself this week. Write both on one line, with the date beside each. Leave the difference unexplained for a day, and ask first whether the two were counted alike.',
      quotes: 0,
    },
  ],
};
