import type { NewsletterKit } from './newsletter-kit.ts';

export const question: NewsletterKit = {
  subjects: [
    'One question before you do anything else',
    'Could you answer this in one sentence?',
    'The question we would put to you first',
  ],
  subjectTail: 'One question for you',
  preheader: 'A question, something to hold it against, and a first step.',
  moves: [
    {
      heading: 'The question',
      headingOn: 'A question about {term}',
      body: 'Put it to yourself in words that a child would understand, and answer it aloud, in one breath. Mark the place where you had to stop for air. Work on that part first.',
      quotes: 2,
    },
    {
      heading: 'A first step',
      body: 'Ask three people the same thing this week: one who would gain, one who would lose, one who does not mind either way. Write their answers down without correcting them, and read all three before you add your own.',
      quotes: 0,
    },
  ],
};
