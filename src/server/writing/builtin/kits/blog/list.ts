import type { BlogKit } from './blog-kit.ts';

export const list: BlogKit = {
  titleTail: 'A working checklist',
  meta: 'a working checklist in three steps, the sources quoted where they belong, and five lines to copy and tick off.',
  opinionHeading: 'Where we stand',
  opinionAfter: 1,
  summary: [
    'Note how things stand today, with a date.',
    'Choose one change, small enough to take back.',
    'Set the day of the second look before you start.',
  ],
  moves: [
    {
      heading: 'First: look at what is there',
      headingOn: 'First: a look at {term}',
      body: 'Add a line of your own under each quotation: how is it with you, today? Notes will do. Put the date at the top, and keep the page for the last step.',
      quotes: 2,
    },
    {
      heading: 'Second: choose one change',
      body: 'Write down everything that you would like to be different, then cross out all of it but one line. Keep the line that you could start this week and take back next week. Tell one person what you are about to try.',
      quotes: 0,
    },
    {
      heading: 'Third: look again',
      body: 'Set the day of the second look before you begin. On that day, describe how things are without looking at the first page, and only then lay the two side by side. Decide between keep, change and stop.',
      quotes: 0,
    },
  ],
  list: {
    heading: 'The checklist to copy',
    lead: 'Tick a line only when it is done:',
    items: [
      'The first page is written, with a date.',
      'One change is chosen; the others can wait.',
      'Somebody else knows about it and may ask.',
      'The day of the second look is fixed.',
      'The result is written down, whatever it was.',
    ],
  },
  faq: [
    {
      question: 'What can we leave out if time is short?',
      answer:
        'Make the change smaller, but keep the second look. Choose something that fits into a few days, save the page that shows where you began, and use whatever time is left for reading the two pages against each other.',
    },
    {
      question: 'Who should fill in the list?',
      answer:
        'Fill it in alone first, in pencil. Then show it to somebody who knows you well and let them add what you left out. Where the two of you disagree, leave both versions on the page and decide on the day of the second look.',
    },
  ],
  provenance: {
    question: 'What are the numbers in brackets for?',
    answer:
      'They point to the list of sources below, where {sources} can be looked up. Check at least one of them yourself before you pass the list on: find the sentence, read what stands around it, and put your initials next to the number on your copy.',
  },
  conclusion:
    'Write the first line today, even if it is rough, and leave the rest for the dates you have set. If a line cannot be ticked, note the reason beside it instead of moving on.',
};
