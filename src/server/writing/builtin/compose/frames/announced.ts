import { part, type Frames } from './frame.ts';

/** For what is new or going to be different: a launch, a release, an opening, road works, a notice. */
export const NEWS: Frames = [
  {
    is: part('What it is', 'what is new or different, in one sentence'),
    works: part('First steps', 'what to do first and after that, or that there is nothing to do'),
    proof: part('From practice', 'what you have counted or heard so far'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('Where to turn', 'where questions are answered, with the link'),
    bullets: [
      part('New', 'what there has not been before, in a few words'),
      part('In detail', 'the detail that matters most to those it is for'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'the one thing about it that nobody should miss'),
    works: part('In practice', 'what to do first, or that nobody has to do anything'),
    proof: part('So far', 'a figure or a voice from the first days'),
    besides: 'Good to know',
    forWhom: 'For',
    next: part('Where to find it', 'where everything about it can be read'),
    bullets: [
      part('From when', 'the day on which it begins, or since when it is there'),
      part('Not yet', 'what is not settled or ready yet'),
      part('Asked most', 'the question you hear most, with its answer'),
    ],
  },
  {
    is: part('In short', 'what there is now or will be soon, in a few words'),
    works: part('Step by step', 'what happens first, what after that, and how it ends'),
    proof: part('Heard and counted', 'who knows it already, and what they say'),
    besides: 'Word for word',
    forWhom: 'Whom it concerns',
    next: part('From here', 'what to click, call or visit first'),
    bullets: [
      part('Until now', 'how it was before, in a few words'),
      part('At first sight', 'what people notice first'),
      part('Next', 'what comes after this'),
    ],
  },
];

/** For what people are to come to or to join: an evening, a sale, a choir. */
export const INVITATIONS: Frames = [
  {
    is: part('What it is', 'what people are asked to come to or to join, in a sentence'),
    works: part('The facts', 'the day, the hour and the place'),
    proof: part('Up to now', 'what somebody said who has been there, with their leave'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('How to take part', 'how to sign up, book or join, with the link'),
    bullets: [
      part('Programme', 'the programme in its order, a few words for each part'),
      part('To bring', 'what to bring along, or that nothing is needed'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'what it is, in a line for a poster'),
    works: part('At a glance', 'from when until when, and how to get there'),
    proof: part('So far', 'a figure or a voice from earlier times'),
    besides: 'Good to know',
    forWhom: 'Open to',
    next: part('To join in', 'the page or address for all who want to come'),
    bullets: [
      part('To look forward to', 'the part you look forward to most yourself'),
      part('Beforehand', 'what to know or do beforehand'),
      part('Asked most', 'what people ask before they come, with your answer'),
    ],
  },
  {
    is: part('In short', 'why somebody should come, as you would tell a friend'),
    works: part('The details', 'the first date, and the address or the link'),
    proof: part('From practice', 'what it was like before, in one scene'),
    besides: 'Word for word',
    forWhom: 'For',
    next: part('From here', 'what to click, write or call to be part of it'),
    bullets: [
      part('Last time', 'what was best last time, in a few words'),
      part('Behind it', 'who is behind it, and since when'),
      part('By when', 'the last day to sign up, or that nobody has to'),
    ],
  },
];

/** For paid work: what is to be done, for how much, and how to get it. */
export const POSITIONS: Frames = [
  {
    is: part('The job', 'the work in one sentence, as you would say it aloud'),
    works: part('Hours and pay', 'the hours, the days and the pay'),
    proof: part('From practice', 'what a colleague says about the work, with their leave'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('How to apply', 'how to apply, and what to send with it'),
    bullets: [
      part('Tasks', 'the tasks, the most frequent one first'),
      part('We offer', 'what you offer beside the money, in a few words'),
      part('Start', 'the first working day, and whether another is possible'),
    ],
  },
  {
    is: part('In one line', 'what somebody is wanted for, in a line for a poster'),
    works: part('Hours, days, pay', 'when the work begins and ends, and what you pay for it'),
    proof: part('So far', 'somebody who began like that, and what they do today'),
    besides: 'Good to know',
    forWhom: 'Open to',
    next: part('To apply', 'the address for applications, and by when to write'),
    bullets: [
      part('First week', 'what somebody will do in the first week'),
      part('The team', 'how many colleagues there are, and what they do'),
      part('Not needed', 'what nobody has to know or to send'),
    ],
  },
  {
    is: part('In short', 'what there is to do, and for whom it is done'),
    works: part('The terms', 'how many hours, from which day on, for what pay'),
    proof: part('On record', 'why somebody in the team has stayed'),
    besides: 'Word for word',
    forWhom: 'For',
    next: part('From here', 'whom to write to or call, and what happens then'),
    bullets: [
      part('A usual day', 'one usual day at work, in a few words'),
      part('To learn', 'what can be learned here, and from whom'),
      part('By when', 'the last day for applications'),
    ],
  },
];
