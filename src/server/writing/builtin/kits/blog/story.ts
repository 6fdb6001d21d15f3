import type { BlogKit } from './blog-kit.ts';

export const story: BlogKit = {
  titleTail: 'An opinion, put to the test',
  meta: 'an opinion stated plainly, then held against quoted sources, one case for it and one against, and five simple tests.',
  opinionHeading: 'The opinion',
  opinionAfter: 0,
  summary: [
    'Read the opinion, then list what it takes for granted.',
    'Look for one case in favour and one against.',
    'Keep the version that fits both.',
  ],
  moves: [
    {
      heading: 'What it takes for granted',
      body: 'Go through the opinion word by word and list what has to be true for it to hold. Mark each item as seen, heard or hoped. Begin with the item that you would find hardest to defend.',
      quotes: 0,
    },
    {
      heading: 'What has been written',
      headingOn: 'What has been written on {term}',
      body: 'Hold each line against the opinion and decide: does it support the opinion, speak against it, or talk about something else? Put a plus, a minus or a circle in the margin. Count the signs only when you are done, and leave the circles out.',
      quotes: 2,
    },
    {
      heading: 'One case for, one case against',
      body: 'Tell one story in which things went as the opinion says, and one in which they did not: who was there, what was done, what happened next. Then narrow the opinion until both stories fit. If it becomes a sentence that nobody would argue with, take one step back.',
      quotes: 0,
    },
  ],
  list: {
    heading: 'Five tests for any opinion',
    lead: 'Put ours, or your own, through these:',
    items: [
      'Who would disagree? Name somebody.',
      'What does it tell you to stop doing?',
      'Would you have said the same a year ago?',
      'Which example would embarrass it?',
      'Could somebody act on it without asking you first?',
    ],
  },
  faq: [
    {
      question: 'What if I think the opposite?',
      answer:
        'All the better: run the same tests on your own opinion. Write it in one sentence, find a case for it and a case against, and compare what is left of both at the end. Send us the version that survived, with the case that changed it most.',
    },
    {
      question: 'How many cases are enough?',
      answer:
        'Stop when a new case no longer changes the wording. Write the wording down after each case, with a date, and look at whether it still moves. If you have only a single case, say so wherever you repeat the opinion.',
    },
  ],
  provenance: {
    question: 'Did the sources agree to the opinion?',
    answer:
      'No. The opinion is our own, and nobody quoted here was asked about it. The lines from {sources} are repeated in their exact wording so that you can test the opinion on them. Please never quote one as if it had said the other.',
  },
  conclusion:
    'Keep the opinion, the two cases and the narrower version on one page. When the subject comes up again, start from the narrow version and ask who has a third case.',
};
