import type { KindPlaces } from '../place.ts';

export const subject: KindPlaces = [
  {
    question: 'What would you ask about it first?',
    promise: 'Where it stands, what is asked, what comes next',
    places: [
      {
        heading: 'Where do things stand today?',
        label: 'Today',
        gap: 'how things stand with {topic} today, in a line or so',
        ask: 'How do things stand with you today?',
      },
      {
        heading: 'What do people ask us first?',
        label: 'First question',
        gap: 'the question you hear first, and your usual answer',
        ask: 'What would you ask first if we sat across from you?',
      },
      {
        heading: 'What happens next?',
        label: 'Next step',
        gap: 'the next step, with a name and a day',
        ask: 'What would your next step be, and on which day?',
      },
    ],
    checklist: [
      'Say where you stand today in one line',
      'Choose the question you want answered first',
      'Name the person who can answer it',
      'Fix a day for the next step',
    ],
    faq: [
      { heading: 'Where do I begin?', gap: 'where you would begin, and what can wait' },
      { heading: 'Who can I ask?', gap: 'who answers questions on this, and how to reach them' },
    ],
  },
  {
    question: 'What do you wish you had known earlier?',
    promise: 'What was learned, what helped, what to do again',
    places: [
      {
        heading: 'What did we learn the hard way?',
        label: 'Lesson',
        gap: 'what you learned late, and what it cost you',
        ask: 'What do you wish somebody had told you earlier?',
      },
      {
        heading: 'What has helped us so far?',
        label: 'Help',
        gap: 'the thing or person that helped you, and how',
        ask: 'What has helped you so far, and how did you find it?',
      },
      {
        heading: 'What would we do again?',
        label: 'Again',
        gap: 'what you would do again in the same way, and why',
        ask: 'What would you do again, and what never?',
      },
    ],
    checklist: [
      'Ask somebody with more years in it for a tip',
      'Keep what has helped you so far',
      'Leave out what you would not repeat',
      'Tell a beginner what you know',
    ],
    faq: [
      { heading: 'What do I need to begin?', gap: 'what a newcomer needs for it: time, money, tools, people' },
      { heading: 'Which mistake can I avoid?', gap: 'a mistake you see again and again, and the way around it' },
    ],
  },
  {
    question: 'Who is it for, and who can pass it by?',
    promise: 'For whom, done well, and how to tell',
    places: [
      {
        heading: 'Who is it for?',
        label: 'For whom',
        gap: 'who {topic} is for, and somebody it is not for',
        ask: 'Is this for you, or for somebody you care about?',
      },
      {
        heading: 'What does it look like done well?',
        label: 'Done well',
        gap: 'a place where it is done well, and what one sees there',
        ask: 'Where have you seen it done well, and what did you notice?',
      },
      {
        heading: 'How can you tell good from bad?',
        label: 'Sign',
        gap: 'one sign by which you tell good from bad',
        ask: 'Which sign do you trust when you look at it?',
      },
    ],
    checklist: [
      'Look for an example that you like',
      'Name what you like about it',
      'Leave out what is not for you',
      'Ask somebody who sees it differently',
    ],
    faq: [
      { heading: 'Is it something for me?', gap: 'how somebody can find out whether it is for them' },
      { heading: 'What does it cost in the end?', gap: 'what it costs in money and hours, with an example' },
    ],
  },
];
