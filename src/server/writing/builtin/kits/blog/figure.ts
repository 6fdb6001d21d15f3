import type { BlogKit } from './blog-kit.ts';

export const figure: BlogKit = {
  titleTail: 'One figure, read closely',
  meta: 'one figure with its source, what to ask before you repeat it, and how to find a number of your own to put beside it.',
  opinionHeading: 'What we make of it',
  opinionAfter: 2,
  summary: [
    'Name the unit before you repeat the number.',
    'Look up who counted, and when.',
    'Put a figure of your own on the same line.',
  ],
  moves: [
    {
      heading: 'What the figure counts',
      headingOn: 'What does the figure say about {term}?',
      body: 'Name the unit first. Then name what was left out, as far as the source lets you see it: which people, which places, which months? If you cannot tell, write that down next to the number.',
      quotes: 1,
    },
    {
      heading: 'What stands beside it',
      headingOn: 'What has been said about {term}',
      body: 'Read on with the figure in mind. Ask of each line whether it counts something or describes it. Where it counts, look up who did it and when, and write both beside the number.',
      quotes: 2,
    },
    {
      heading: 'What your own figure would be',
      body: 'Find something like it that you can count yourself, by hand and for a week. Use an estimate for a first look, and mark it as one. Put both numbers on one line, each with its date, and leave the difference unexplained until you know that they were counted alike.',
      quotes: 0,
    },
  ],
  list: {
    heading: 'Before you repeat a figure',
    lead: 'Go through these each time:',
    items: [
      'The source is named, and you have opened it.',
      'The date of the count stands next to the number.',
      'The people who were counted resemble the people you mean.',
      'A percentage comes with the total it was taken from.',
      'You know what would make you take it back.',
    ],
  },
  faq: [
    {
      question: 'What if my own figure is quite different?',
      answer:
        'Write it down as it is. Look at how each of them was counted before you compare again, and correct the definition rather than the number. If the gap is still there, choose the part of it that you can do something about, and give yourself a date.',
    },
    {
      question: 'May I pass the figure on?',
      answer:
        'Quote it with its source and its date, in the wording of the source. Read the sentences before and after it, and look up the licence under which the text may be used. Leave out any figure whose origin you could not open yourself.',
    },
  ],
  provenance: {
    question: 'How can I check the figures?',
    answer:
      'Open {sources} by way of the numbered list at the end and search for the quoted sentence; it should be there letter by letter. Compare the sentence before and the sentence after. If anything has been updated, use the newer version and let us know.',
  },
  conclusion:
    'Put the quoted figure and your own on one line, with both dates. Decide what you want the second one to be, and come back on the day you count again.',
};
