import type { TopicKind } from '../../reading/topic-kind.ts';

/** What an ad says and asks for beside the words of its author, on one kind of topic and for one of three variants. */
export interface AdLines {
  /** Calls and questions of at most 30 characters that stand alone and claim nothing. */
  readonly calls: readonly string[];
  /** Headlines that only the author can write, in at most 23 characters and 4 words: `[Add: …]` fits into 30. */
  readonly wanted: readonly string[];
  /** Descriptions that only the author can write, in at most 80 characters. */
  readonly told: readonly string[];
}

type Lines = readonly [AdLines, AdLines, AdLines];

const INVITATION: Lines = [
  {
    calls: ['Save the date', 'Come and take part', 'Bring a friend along', 'Questions? Ask us first'],
    wanted: ['the day and time', 'the place', 'what it costs', 'the best moment', 'whom it suits', 'your name'],
    told: ['what there is to see or to do, in one sentence', 'the day, the hour and the place', 'how to sign up'],
  },
  {
    calls: ['Mark your calendar', 'See you there?', 'Ask for a place', 'Tell a neighbour about it'],
    wanted: ['the date', 'the address', 'the price or free', 'who takes part', 'how to join', 'who invites'],
    told: [
      'what somebody takes home from it',
      'how to get there, and from when on',
      'whom it is meant for, and what to bring',
    ],
  },
  {
    calls: ['Plan your visit', 'Who comes with you?', 'Keep the day free', 'Read how to take part'],
    wanted: ['when it begins', 'where it is', 'how many places', 'what is new', 'what to bring', 'the host'],
    told: [
      'the one reason to come, as a guest would put it',
      'when it begins and ends',
      'what it costs, and where to pay',
    ],
  },
];

const POSITION: Lines = [
  {
    calls: ['Looking for work?', 'Ask us about the work', 'Read what you would do', 'Apply in your own words'],
    wanted: ['the hours a week', 'the pay', 'the place of work', 'the job title', 'the first day', 'your name'],
    told: ['the work in one sentence', 'the hours and the pay', 'how to apply, and by when'],
  },
  {
    calls: ['Your next job?', 'Get to know the work', 'Write to us', 'Know somebody? Tell them'],
    wanted: ['the work, named', 'part or full time', 'the wage', 'who you look for', 'when to start', 'who hires'],
    told: ['what a usual day is like', 'what somebody has to know, and what can be learned', 'whom to write to'],
  },
  {
    calls: ['Ready for a change?', 'Questions about the job? Ask', 'Send us a few lines', 'Find out who we look for'],
    wanted: ['the role', 'the shift', 'the salary', 'the town', 'the team', 'the last day'],
    told: [
      'why people stay in this job, in their words',
      'the contract, and how long it runs',
      'what happens after an application',
    ],
  },
];

const OFFER: Lines = [
  {
    calls: ['Take a closer look', 'Compare before you buy', 'Questions? Ask us first', 'See what is included'],
    wanted: ['what it does', 'the price', 'whom it suits', 'a figure with proof', 'how soon it arrives', 'your name'],
    told: [
      'what it does for people, in one sentence without praise',
      'the price, and what comes with it',
      'where to order',
    ],
  },
  {
    calls: ['Find out how it works', 'Ask before you order', 'Get all the details', 'Decide in your own time'],
    wanted: [
      'the main benefit',
      'the current offer',
      'what comes with it',
      'where to get it',
      'a tested fact',
      'the brand',
    ],
    told: [
      'whom it was made for, and what trouble it ends',
      'what a user says about it, with their leave',
      'how to order',
    ],
  },
  {
    calls: ['Look before you choose', 'Would it suit you?', 'Read the details first', 'Talk to somebody who knows'],
    wanted: [
      'what is different',
      'from which price',
      'how to try it',
      'how long it lasts',
      'the guarantee',
      'who makes it',
    ],
    told: [
      'what sets it apart, in a fact that can be checked',
      'how to try it, and for how long',
      'what happens after the order',
    ],
  },
];

const NEWS: Lines = [
  {
    calls: ['See what is new', 'Get the details', 'Questions? Ask us', 'Read what changes for you'],
    wanted: ['what is new', 'from when', 'whom it concerns', 'where to find it', 'the price or free', 'your name'],
    told: ['what is new, in one sentence', 'from when on, and where', 'whom it concerns, and what they can do now'],
  },
  {
    calls: ['Find out what changes', 'Have you heard the news?', 'Read the announcement', 'Ask us about the change'],
    wanted: ['the change', 'the first day', 'who gains by it', 'the place or page', 'what it costs', 'who tells it'],
    told: [
      'what is better than before, in a fact',
      'the date, and where to find it',
      'what people ask first, with the answer',
    ],
  },
  {
    calls: ['Be among the first to know', 'What will change?', 'Take a first look', 'Read on before you decide'],
    wanted: ['the news itself', 'since when', 'why now', 'how to get it', 'what stays', 'the source'],
    told: ['why it was changed, in one sentence', 'since or until when, and where', 'how to get it, step by step'],
  },
];

const SUBJECT: Lines = [
  {
    calls: ['Find out more', 'What would you ask first?', 'Read before you decide', 'Talk to us about your case'],
    wanted: [
      'the main benefit',
      'what you offer',
      'whom it helps',
      'a figure with proof',
      'the next step',
      'your name',
    ],
    told: [
      'what people get from you, in one sentence',
      'whom you help, and with what',
      'what to do next, and what happens then',
    ],
  },
  {
    calls: ['Take a closer look', 'Where would you start?', 'Ask us a question', 'Get the whole picture'],
    wanted: ['what readers get', 'your offer', 'the trouble it ends', 'a tested fact', 'how to start', 'the brand'],
    told: [
      'the trouble that you take off people, as they put it',
      'what makes you fit for it, in a fact',
      'how to reach you',
    ],
  },
  {
    calls: ['Make up your own mind', 'What would help you most?', 'Start with one question', 'Read on and compare'],
    wanted: [
      'what is different',
      'the page to read',
      'who stands behind it',
      'how long it takes',
      'the result',
      'the site',
    ],
    told: [
      'what is different with you, in a fact that can be checked',
      'what it costs, or that it costs nothing',
      'the first step, in a few words',
    ],
  },
];

const LINES: Partial<Record<TopicKind, Lines>> = {
  invitation: INVITATION,
  position: POSITION,
  offer: OFFER,
  news: NEWS,
};

export function adLinesFor(kind: TopicKind, variant: number): AdLines {
  const set = LINES[kind] ?? SUBJECT;
  return set[(variant - 1) % set.length] ?? set[0];
}
