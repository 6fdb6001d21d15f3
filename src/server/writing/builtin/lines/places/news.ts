import type { KindPlaces } from '../place.ts';

export const news: KindPlaces = [
  {
    question: 'What is new, and what does it change for you?',
    promise: 'What is new, for whom, and from when',
    places: [
      {
        heading: 'What is new about it?',
        label: 'What is new',
        gap: 'what is new, in words that a neighbour would understand',
        ask: 'What would you want to know first about it?',
      },
      {
        heading: 'Who is it for?',
        label: 'For whom',
        gap: 'who it is for, and who can leave it alone',
        ask: 'Is it something for you, or for somebody you know?',
      },
      {
        heading: 'From when, and where?',
        label: 'Date and place',
        gap: 'the day from which it can be had, and where',
        ask: 'When would you need it, and where would you look for it?',
      },
    ],
    checklist: [
      'Put the date in your calendar',
      'Tell the person it concerns',
      'Find out what you have to do, and by when',
      'Ask us whatever is unclear',
    ],
    faq: [
      { heading: 'What does it cost?', gap: 'the price, or where it is shown' },
      { heading: 'Do I have to do anything?', gap: 'what people have to do, and by which day' },
    ],
  },
  {
    question: 'What is in it for you?',
    promise: 'Why we do it, what to know first, what comes next',
    places: [
      {
        heading: 'Why do we do it?',
        label: 'Reason',
        gap: 'why you do it, as you told your own people',
        ask: 'Which part of it matters most to you?',
      },
      {
        heading: 'What should you know beforehand?',
        label: 'Beforehand',
        gap: 'what people should know or bring, so that nobody is surprised',
        ask: 'Which part would you look at before the others?',
      },
      {
        heading: 'What comes next?',
        label: 'Next',
        gap: 'what follows after this, as far as you can promise it',
        ask: 'What should come after this, if you could choose?',
      },
    ],
    checklist: [
      'Choose the part that concerns you',
      'Look up when and where',
      'Tell somebody who should know',
      'Send us your first question about it',
    ],
    faq: [
      { heading: 'Where are all the details?', gap: 'the page, notice or person with all the details' },
      { heading: 'Who can I talk to?', gap: 'a name, a phone number or an address for questions' },
    ],
  },
  {
    question: 'Will you join in, and whom will you tell?',
    promise: 'How to take part, who is behind it, what was hard',
    places: [
      {
        heading: 'How can you take part?',
        label: 'Taking part',
        gap: 'how to join in, book or order, with the address',
        ask: 'Will you take part, alone or with somebody else?',
      },
      {
        heading: 'Who is behind it?',
        label: 'People',
        gap: 'who worked on it, with a name and what they did',
        ask: 'Whom would you like to ask about it, and what?',
      },
      {
        heading: 'What was the hardest part?',
        label: 'Hardest part',
        gap: 'what nearly went wrong, and how it was solved',
        ask: 'Which part of it are you most curious about, and why?',
      },
    ],
    checklist: [
      'Find out who is behind it',
      'Look for the part you like best',
      'Tell us what you think of it',
      'Pass it on to whoever has waited for it',
    ],
    faq: [
      { heading: 'Who answers my questions?', gap: 'whom to write to or call, and at what time' },
      { heading: 'What if I change my mind?', gap: 'what somebody can do who decides against it later' },
    ],
  },
];
