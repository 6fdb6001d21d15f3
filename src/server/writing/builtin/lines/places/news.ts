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
    promise: 'What is in it, what stays, and what comes next',
    places: [
      {
        heading: 'Why now?',
        label: 'Reason',
        gap: 'why you do it now, as you told your own people',
        ask: 'Which part of it matters most to you?',
      },
      {
        heading: 'What stays as it was?',
        label: 'What stays',
        gap: 'what stays exactly as it was, so that nobody worries',
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
      { heading: 'What changes for those already with us?', gap: 'what changes for people who are with you already' },
      { heading: 'Who can I talk to?', gap: 'a name, a phone number or an address for questions' },
    ],
  },
  {
    question: 'Who made it, and whom will it help?',
    promise: 'Who made it, what was hard, what people say',
    places: [
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
        ask: 'Which part of it would you expect to be the hardest?',
      },
      {
        heading: 'What do the first people say?',
        label: 'First voices',
        gap: 'what the first person to see it said, word for word',
        ask: 'What would you say about it after the first try?',
      },
    ],
    checklist: [
      'Find out who is behind it',
      'Pick the part you would try first',
      'Tell us what you would change',
      'Pass it on to whoever has waited for it',
    ],
    faq: [
      { heading: 'Can I try it first?', gap: 'how to try it or see it before deciding' },
      { heading: 'What if it is not for me?', gap: 'what somebody can do who decides against it later' },
    ],
  },
];
