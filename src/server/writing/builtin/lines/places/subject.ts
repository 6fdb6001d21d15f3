import type { KindPlaces } from '../place.ts';

export const subject: KindPlaces = [
  {
    question: 'Where do things stand, and what comes next?',
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
        ask: 'What should come next, if it were up to you?',
      },
    ],
    checklist: [
      'Note what you would like to know',
      'Choose the person you would ask',
      'Set a day for asking',
      'Tell us what you found out',
    ],
    faq: [
      { heading: 'Where do I begin?', gap: 'where you would begin, and what can wait' },
      { heading: 'Who can I ask?', gap: 'who answers questions on this, and how to reach them' },
    ],
  },
  {
    question: 'What surprises people about it?',
    promise: 'What people expect, what surprises them, what to change',
    places: [
      {
        heading: 'What looks different up close?',
        label: 'Surprise',
        gap: 'what people do not expect until they see it',
        ask: 'Which part of it surprised you, and when?',
      },
      {
        heading: 'Which mistake comes up again?',
        label: 'Mistake',
        gap: 'a mistake you see again and again, and the way around it',
        ask: 'What did you believe about it until you knew better?',
      },
      {
        heading: 'What would you do differently?',
        label: 'Differently',
        gap: 'what you do differently now, and since when',
        ask: 'What would you change about it first?',
      },
    ],
    checklist: [
      'Write down what you expect before you look',
      'Ask somebody who knows it from close up',
      'Change one thing and see what follows',
      'Come back to it after a month',
    ],
    faq: [
      { heading: 'Was it always like this?', gap: 'how it was done before, and what made you change it' },
      { heading: 'Where do opinions differ?', gap: 'where others differ from you, and what you answer them' },
    ],
  },
  {
    question: 'What should everybody know about it?',
    promise: 'Who looks after it, what it takes, how to tell it goes well',
    places: [
      {
        heading: 'Who looks after it?',
        label: 'In charge',
        gap: 'who looks after it at yours, with name and number',
        ask: 'Whom would you talk to about it first?',
      },
      {
        heading: 'What does it take?',
        label: 'Effort',
        gap: 'what it takes in hours or money, with an example',
        ask: 'How much time or money would you give it?',
      },
      {
        heading: 'How can you tell it goes well?',
        label: 'Sign',
        gap: 'the sign by which you can tell that it goes well',
        ask: 'Which sign do you look at to see how it goes?',
      },
    ],
    checklist: [
      'Look for the sign you trust',
      'Find out who decides about it',
      'Talk to somebody who knows it well',
      'Listen to somebody who sees it differently',
    ],
    faq: [
      { heading: 'How do others go about it?', gap: 'how somebody else does it, with a name or an address' },
      { heading: 'What if it does not work out?', gap: 'what you do when it does not work out' },
    ],
  },
];
