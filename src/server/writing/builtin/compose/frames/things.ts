import { part, type Frames } from './frame.ts';

/** For whatever is offered: goods, a service, advice. */
export const ANYTHING: Frames = [
  {
    is: part('What it is', 'what people get here, in one plain sentence'),
    works: part('How it goes', 'how it goes, from the first step to the last'),
    proof: part('From practice', 'a result you can show, with the date'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('What to do next', 'where to ask or read on, with the link'),
    bullets: [
      part('Benefit', 'what somebody gains by it, in a few words'),
      part('Included', 'what belongs to it, in a few words'),
      part('Price', 'the price, or that it costs nothing'),
    ],
  },
  {
    is: part('In one line', 'the one thing it does for people'),
    works: part('Day by day', 'one example of it, from start to finish'),
    proof: part('On record', 'what somebody said about it, word for word, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Next step', 'the page or address for those who want to know more'),
    bullets: [
      part('Difference', 'what you do another way than most, in one detail'),
      part('Asked most', 'what people want to know first, with your answer'),
      part('To begin', 'how soon somebody can begin, and with what'),
    ],
  },
  {
    is: part('In short', 'what people have or know afterwards that they lacked before'),
    works: part('Start to finish', 'what happens first, what after that, and how it ends'),
    proof: part('So far', 'a figure of your own that speaks for it'),
    besides: 'Word for word',
    forWhom: 'Right for',
    next: part('From here', 'what to click or call, and what happens then'),
    bullets: [
      part('Best part', 'what people mention first once they know it'),
      part('Not included', 'what it leaves out, so that nobody is disappointed'),
      part('Help', 'where questions are answered'),
    ],
  },
];

/** For a topic that is a text, a talk or a film itself. */
export const READINGS: Frames = [
  {
    is: part('What it is', 'what this is, an article, a talk or a film, and what it answers'),
    works: part('What is in it', 'the parts it has, a few words for each'),
    proof: part('From practice', 'the example in it that you would show first'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('What to do next', 'where to read, watch or listen, with the link'),
    bullets: [
      part('Benefit', 'what somebody can do afterwards and could not do before'),
      part('Included', 'what comes with it: a template, a list, a recording'),
      part('Length', 'how long it takes to read, watch or hear'),
    ],
  },
  {
    is: part('In one line', 'the one thing that somebody knows afterwards'),
    works: part('To go by', 'a case from it, told in a sentence'),
    proof: part('On record', 'what somebody said after reading or hearing it, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Next step', 'the page on which it is to be found'),
    bullets: [
      part('Difference', 'what is said here and nowhere else'),
      part('Beforehand', 'what is good to know beforehand, or that nothing is needed'),
      part('First use', 'what to do with it right away'),
    ],
  },
  {
    is: part('In short', 'what it answers, and what it leaves open'),
    works: part('From it', 'how it came about, and what you looked at for it'),
    proof: part('To remember', 'the figure in it that surprised you most'),
    besides: 'Word for word',
    forWhom: 'Right for',
    next: part('From here', 'what to try, read or ask after that'),
    bullets: [
      part('Best part', 'the line, scene or picture that people remember'),
      part('Sources', 'whom or what you asked for it'),
      part('Author', 'who made it, with a line about them'),
    ],
  },
];

/** For what can be bought, booked or used. */
export const OFFERS: Frames = [
  {
    is: part('What it is', 'what it is, in a plain sentence without praise'),
    works: part('In use', 'what it does in use, from start to finish'),
    proof: part('From practice', 'a result of one user, with the date'),
    besides: 'Worth knowing',
    forWhom: 'Who it is for',
    next: part('How to get it', 'where to order, book or try it, with the link'),
    bullets: [
      part('What it costs', 'the price, and what is to be paid beside it'),
      part('What comes with it', 'what belongs to it, in a few words'),
      part('Warranty', 'the warranty, and where to turn to'),
    ],
  },
  {
    is: part('In one line', 'the one thing it does for people'),
    works: part('Handling', 'how it is set up, used and kept'),
    proof: part('On record', 'what one user said, word for word, with their leave'),
    besides: 'Good to know',
    forWhom: 'Made for',
    next: part('Where to get it', 'the shop or page that has it, and since when'),
    bullets: [
      part('Price', 'what people pay for it, all included'),
      part('Difference', 'what it does another way than most, in one detail'),
      part('Not included', 'what it leaves out, so that nobody is disappointed'),
    ],
  },
  {
    is: part('In short', 'what people can do with it that they could not do before'),
    works: part('Day by day', 'one ordinary day with it, told in a sentence'),
    proof: part('So far', 'who has tried it, and what came of it'),
    besides: 'The details',
    forWhom: 'Right for',
    next: part('From here', 'what to click or call, and what happens then'),
    bullets: [
      part('Best part', 'what people mention first once they know it'),
      part('Terms', 'the price, the delivery time and the way back'),
      part('Help', 'where questions are answered'),
    ],
  },
];
