import type { Angle } from '../angles/angle.ts';
import type { OutlineItem, OutlineKit } from './outline-kit.ts';

const item = (question: string, label: string, gap: string): OutlineItem => ({ question, label, gap });

export const OUTLINE_KITS: Readonly<Record<Angle, OutlineKit>> = {
  question: {
    manner: 'asks',
    items: [
      item('What do your customers ask first?', 'Question', 'the question a customer asks you most about {topic}'),
      item('Who knows the answer?', 'People', 'who could answer it, and from what'),
      item('What is the number today?', 'Figure', 'one figure of your own, with its date'),
      item('What depends on it?', 'Decision', 'the decision that waits for the answer'),
      item('What would change your mind?', 'Doubt', 'the result that would prove you wrong'),
      item('What happens next?', 'Next step', 'the first step, with a name and a day'),
    ],
  },
  contrast: {
    manner: 'compares',
    items: [
      item('What is usually said?', 'Usual view', 'the usual view of {topic}, quoted with its source'),
      item('What have you seen?', 'Own view', 'what you saw instead, with a place and a time'),
      item('Where do the two part?', 'Difference', 'the first point on which they differ'),
      item('What would both accept?', 'Common ground', 'one sentence that either side would sign'),
      item('What would settle it?', 'Test', 'a number that would decide it, and who keeps it'),
      item('Which one do you follow?', 'Choice', 'your choice for now, and until when'),
    ],
  },
  list: {
    manner: 'promises a list',
    items: [
      item('Where do things stand?', 'Today', 'the present state of {topic}, in two lines'),
      item('Who owns it?', 'Owner', 'the name of one person who can say yes or no'),
      item('What changes first?', 'Change', 'the one thing to change, small enough to undo'),
      item('Who is affected?', 'People affected', 'who needs to know, and what they said'),
      item('What do you count?', 'Measure', 'what you will count, and how'),
      item('When do you look again?', 'Date', 'the day of the second look'),
    ],
  },
  story: {
    manner: 'states the opinion',
    items: [
      item('Where does this opinion come from?', 'Origin', 'the moment that made you think so about {topic}'),
      item('What speaks for it?', 'In favour', 'a case in favour, with a place and a date'),
      item('What speaks against it?', 'Against', 'a case against, in the words of whoever told it'),
      item('What has to be true?', 'Condition', 'the condition you trust least'),
      item('What is left of it?', 'Result', 'the narrower version that fits both cases'),
      item('What should readers do?', 'Next step', 'what to try if they agree, and if they do not'),
    ],
  },
  figure: {
    manner: 'names a figure',
    items: [
      item('What is the figure?', 'Figure', 'a figure on {topic}, with its source and date'),
      item('What does it count?', 'Unit', 'the unit, and what is left out'),
      item('Who counted?', 'Origin', 'who published it, and how many cases stand behind it'),
      item('What is yours?', 'Own figure', 'the same number from your own records'),
      item('What would move it?', 'Action', 'one action that could change it within a month'),
      item('When do you count again?', 'Date', 'the day of the next count'),
    ],
  },
};
