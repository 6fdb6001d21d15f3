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
      body: 'Put it into words that somebody outside of your field would understand, and answer it in a single sentence. Mark the part that was hardest to put down, and work on that part first.',
      quotes: 2,
    },
    {
      heading: 'A first step',
      body: 'Ask three people the same thing this week: one who would gain, one who would lose, one who does not mind either way. Write their answers down without correcting them, and read all three before you add your own.',
      quotes: 0,
    },
  ],
};
