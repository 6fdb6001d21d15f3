import type { BlogKit } from './blog-kit.ts';

export const contrast: BlogKit = {
  titleTail: 'Two views, side by side',
  meta: 'two views read side by side, every quotation with its source, and a page of prompts for a comparison of your own.',
  opinionHeading: 'Our view, for comparison',
  opinionAfter: 1,
  summary: [
    'Read the written view first, and repeat it fairly.',
    'Put your own experience beside it, with a place and a time.',
    'Look for the one sentence that both sides would sign.',
  ],
  moves: [
    {
      heading: 'What has been written',
      headingOn: 'In writing: {term}',
      body: 'Read all of it as a stranger would. Underline every word that could mean two things, and note which meaning you took for granted. Leave your own view out of it for now; it comes next.',
      quotes: 2,
    },
    {
      heading: 'What you have seen yourself',
      body: 'Now tell it from your side, at the same length and in plain words. Do not answer anybody; describe one occasion, with a place and a time. Then mark the words that both versions use.',
      quotes: 0,
    },
    {
      heading: 'Where the two part',
      body: 'Find the first point on which the versions disagree, and stop there. Ask what each side would have to see in order to move by one step. If nothing would do it, put the point aside and take the next.',
      quotes: 0,
    },
  ],
  list: {
    heading: 'Five lines, twice over',
    lead: 'Fold a sheet down the middle and answer each of these on both sides:',
    items: [
      'What is being said, in ten words?',
      'Who said it, and how do they know?',
      'What was counted, and what was only described?',
      'What is the best example against it?',
      'What would you do tomorrow if it were so?',
    ],
  },
  faq: [
    {
      question: 'What if both views are right?',
      answer:
        'Then ask where each of them fits. Write down one person, one place or one season for the first view, and one for the second. Find out which of the two cases is yours at the moment, and go by that one for as long as it lasts.',
    },
    {
      question: 'How do we compare without a quarrel?',
      answer:
        'Change seats. Let each person argue for the view they do not hold, for a few minutes, while the other takes notes. Read the notes back, correct what was unfair, and only then talk about which view to follow and for how long.',
    },
  ],
  provenance: {
    question: 'Who speaks in the written view?',
    answer:
      'The lines in quotation marks belong to the sources named beside them, {sources} among them, and stand here exactly as they were found, commas included. Everything outside of the marks is ours. Follow the bracketed number to the list below, and read the passage in its own surroundings before you take sides.',
  },
  conclusion:
    'Choose one of the two for now. Write down why, and put a date beside it on which you will read both again.',
};
