import type { NewsletterKit } from './newsletter-kit.ts';

export const list: NewsletterKit = {
  subjects: [
    'A short list to take into your week',
    'Tick these before you go any further',
    'Two things to do before the week is out',
  ],
  subjectTail: 'A list for your week',
  preheader: 'Something for today, something for Sunday, and a reason to reply.',
  moves: [
    {
      heading: 'For today',
      headingOn: 'For today: {term}',
      body: 'Take a few minutes and write down how things stand with you, in notes, not in sentences. Circle the one note that you would most like to change, and tell somebody about it.',
      quotes: 2,
    },
    {
      heading: 'For the end of the week',
      body: 'Choose one thing to do differently until Sunday, small enough to be taken back on Monday. Tell whoever it touches what you are trying and for how long. Keep a tally by hand, and leave everything else as it is meanwhile.',
      quotes: 0,
    },
  ],
};
