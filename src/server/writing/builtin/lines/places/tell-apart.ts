import type { KindPlaces } from '../place.ts';

/** Which of the two it is; nobody chooses between them. */
export const tellApart: KindPlaces = [
  {
    question: 'Would you have known which one it is?',
    places: [
      {
        heading: 'What tells them apart?',
        label: 'The difference',
        gap: 'the sign by which you tell {a} from {b} yourself',
      },
      {
        heading: 'How do you recognise {a}?',
        label: 'Signs of {a}',
        gap: 'the signs of {a}, the surest one first',
      },
      {
        heading: 'What to do if you are not sure?',
        label: 'If not sure',
        gap: 'what you advise those who cannot tell which it is',
      },
    ],
    faq: [
      { heading: 'Can it be both?', gap: 'whether it can be both at once, and how one notices' },
      { heading: 'Who can tell for certain?', gap: 'whom to ask for certainty, and what they look at' },
    ],
    list: [],
  },
  {
    question: 'What made you sure in the end?',
    places: [
      {
        heading: 'How do you recognise {b}?',
        label: 'Signs of {b}',
        gap: 'what gives {b} away, and since when one can see it',
      },
      {
        heading: 'What is often mistaken for {b}?',
        label: 'Mix-ups',
        gap: 'what people take for {b}, and why it looks alike',
      },
      {
        heading: 'Why does it matter which one it is?',
        label: 'Why it matters',
        gap: 'what follows if somebody takes {a} for {b}',
      },
    ],
    faq: [
      { heading: 'How soon can one tell?', gap: 'after which time the difference shows' },
      { heading: 'What should I do first?', gap: 'the first thing to do, whichever of them it is' },
    ],
    list: [],
  },
  {
    question: 'What would you look at first?',
    places: [
      {
        heading: 'Where do {a} and {b} look alike?',
        label: 'Alike',
        gap: 'what both have in common, so that they are taken for each other',
      },
      {
        heading: 'When did we get it wrong ourselves?',
        label: 'Own mix-up',
        gap: 'a case in which it turned out to be the other one',
      },
      {
        heading: 'What comes after you know?',
        label: 'What then',
        gap: 'what to do about {a}, and what about {b}',
      },
    ],
    faq: [
      { heading: 'Is there a test?', gap: 'a test or check that settles it, and where to have it' },
      { heading: 'When should I not wait?', gap: 'the sign at which nobody should wait any longer' },
    ],
    list: [],
  },
];
