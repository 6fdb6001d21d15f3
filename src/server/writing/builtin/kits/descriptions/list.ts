import type { DescriptionsKit } from './descriptions-kit.ts';

export const list: DescriptionsKit = {
  titleTail: 'A short checklist',
  short: 'a checklist for one week, from the first look to the second.',
  medium:
    'Take it as a list: note how things are today, choose one change, tell somebody about it, and set the day on which you look again.',
  how: 'In practice: give the list one page and one pen. Fill in the first line today, even if it is rough. Choose a change that you could take back within a week, and write down when it starts. Show the page to somebody who will ask about it. Put it where you see it every day, and take it down only on the day of the second look.',
  bullets: [
    'Today: how things are, in notes, with a date.',
    'This week: one change, small enough to be taken back.',
    'Meanwhile: somebody who knows and may ask.',
    'On the day you set: a second look, and a decision.',
  ],
};
